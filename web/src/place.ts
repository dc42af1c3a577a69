// Where an error is: the engine counts bytes of UTF-8, the page letters of JavaScript.
export interface Place {
  from: number;
  to: number;
}

// placeOf returns the letters to underline: from the byte on to the end of the word, at least one.
export function placeOf(text: string, at: number): Place {
  let bytes = 0;
  let from = 0;
  for (const char of text) {
    if (bytes >= at) break;
    bytes += new TextEncoder().encode(char).length;
    from += char.length;
  }
  const rest = /^(\d+[a-z]?|[^\d\s[\]()]|[[\]()])/iu.exec(text.slice(from));
  return { from, to: Math.max(from + 1, from + (rest?.[0].length ?? 0)) };
}

// unfinished says whether what stands from an error on may be right once more is typed: digits
// that have no suit yet, or a meld that is not closed. That is no error yet.
export const unfinished = (rest: string): boolean => /^(\d+|[[(][^\])]*)$/.test(rest);
