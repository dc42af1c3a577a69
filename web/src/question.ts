// A question, and the address that holds all of it.
import { hasDora, isField, type Fields } from "./fields.ts";
import { kindOf, tilesOf } from "./hand.ts";

export interface Question {
  readonly hand: string; // as typed
  readonly fields: Fields;
}

// asked says whether an address has a hand, if only an empty one.
export const asked = (search: string): boolean => ["h", "hand", "q", "p"].some((name) => new URLSearchParams(search).has(name));

// fromAddress reads the part of an address after "?": h, or q and p of other pages, and request
// fields by name. What it does not know it leaves out. Dora indicators are among the tiles seen, for all see them.
export function fromAddress(search: string): Question {
  const params = new URLSearchParams(search);
  const hand = params.get("h") ?? params.get("hand") ?? params.get("q") ?? params.get("p") ?? "";
  const fields: Record<string, string> = {};
  for (const [name, value] of params) if (isField(name) && value !== "") fields[name] = value;
  const seen = withIndicators(fields);
  return { hand, fields: seen ? { ...fields, seen } : fields };
}

// withIndicators returns the field seen with the indicators that it lacks.
function withIndicators(fields: Fields): string | undefined {
  const shown = tilesOf(fields.dora ?? "") ?? [];
  const seen = tilesOf(fields.seen ?? "");
  if (!shown.length || !seen || !hasDora(fields)) return fields.seen;
  const rest = seen.map(kindOf);
  const lacking = shown.filter((tile) => {
    const at = rest.indexOf(kindOf(tile));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return (fields.seen ?? "") + lacking.join("");
}

// example is what the page shows who comes without a hand.
export const example: Question = { hand: "124067p11233562s", fields: {} };

// firstFile is where a page without a server has the answer to the example.
export const firstFile = (lang: string): string => `first-${lang}.json`;

// firstQuestion returns the question of an address, which is the example if it has none.
export function firstQuestion(search: string): Question {
  const q = fromAddress(search);
  return asked(search) ? q : { hand: example.hand, fields: q.fields };
}

// toAddress is the inverse of fromAddress: it writes h first, then fields by name, with what tiles need left as it is.
export function toAddress(q: Question, lang: string | null): string {
  const parts = [`h=${encoded(q.hand)}`];
  for (const name of Object.keys(q.fields).sort()) parts.push(`${name}=${encoded(q.fields[name] ?? "")}`);
  if (lang) parts.push(`lang=${lang}`);
  return `?${parts.join("&")}`;
}

const encoded = (text: string): string => encodeURIComponent(text).replace(/%(5B|5D|2C|2F|28|29|3D)/g, (code) => decodeURIComponent(code));

// withFields returns q with fields changed; an empty one is taken out.
export function withFields(q: Question, changes: Record<string, string | null>): Question {
  const fields: Record<string, string> = { ...q.fields };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") delete fields[name];
    else fields[name] = value;
  }
  return { hand: q.hand, fields };
}

// keep returns the fields before where the next ones are the same: then nothing that shows them is drawn anew.
export function keep(before: Fields, next: Fields): Fields {
  const names = Object.keys(next);
  return names.length === Object.keys(before).length && names.every((name) => next[name] === before[name]) ? before : next;
}
