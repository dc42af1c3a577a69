// Hands as the board shows and changes them. The engine reads all notations; this reads mpsz only,
// so that tiles stand on the board before the engine has answered.
export type Suit = "m" | "p" | "s" | "z";

export interface Meld {
  readonly tiles: readonly string[];
  readonly closed: boolean;
}

export interface Hand {
  readonly tiles: readonly string[]; // in the order typed; "j" is a joker
  readonly melds: readonly Meld[];
  readonly rest: readonly string[]; // pieces of the text that are left over, such as digits without a suit
}

export const empty: Hand = { tiles: [], melds: [], rest: [] };

// plain returns the text in ASCII: full-width letters and glyphs of tiles are read, spaces left out.
function plain(text: string): string {
  let out = "";
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code >= 0xff01 && code <= 0xff5e) out += String.fromCharCode(code - 0xfee0);
    else if (code >= 0x1f000 && code <= 0x1f021) out += glyph(code - 0x1f000);
    else if (code !== 0xfe0e && code !== 0xfe0f && !/\s/.test(char)) out += char;
  }
  return out.toLowerCase();
}

function glyph(i: number): string {
  if (i < 7) return ["1z", "2z", "3z", "4z", "7z", "6z", "5z"][i] ?? "";
  return `${((i - 7) % 9) + 1}${"msp"[Math.floor((i - 7) / 9)] ?? "m"}`;
}

// tilesOf splits text such as 123m0p into tiles; undefined if it is anything else.
export function tilesOf(text: string): string[] | undefined {
  const tiles: string[] = [];
  let digits = "";
  for (const char of plain(text)) {
    if (char >= "0" && char <= "9") digits += char;
    else if (char === "j" && digits === "") tiles.push("j");
    else if ("mpsz".includes(char) && digits !== "") {
      if (char === "z" && /[089]/.test(digits)) return undefined;
      for (const digit of digits) tiles.push(digit + char);
      digits = "";
    } else return undefined;
  }
  return digits === "" ? tiles : undefined;
}

// read reads mpsz text as far as it can: what is wrong or not finished is in rest.
export function read(text: string): Hand {
  const tiles: string[] = [];
  const melds: Meld[] = [];
  const rest: string[] = [];
  let left = false; // the piece before was left over
  const leave = (piece: string): void => {
    if (left) rest.push((rest.pop() ?? "") + piece);
    else rest.push(piece);
    left = true;
  };
  for (const [, meld, loose] of plain(text).matchAll(/([[(][^\])]*[\])])|([^[(]+|[[(])/g)) {
    if (meld !== undefined) {
      const inside = tilesOf(meld.slice(1, -1));
      if (inside && (inside.length === 3 || inside.length === 4)) {
        melds.push({ tiles: inside, closed: meld.startsWith("(") });
        left = false;
      } else leave(meld);
      continue;
    }
    for (const [piece] of (loose ?? "").matchAll(/\d+[a-z]|[a-z]|\d+|./g)) {
      const some = tilesOf(piece);
      if (some) {
        tiles.push(...some);
        left = false;
      } else leave(piece);
    }
  }
  return { tiles, melds, rest };
}

// order is where a tile stands: suits m p s z, a red five before plain ones, jokers last.
export function order(tile: string): number {
  if (tile === "j") return 99;
  const rank = tile[0] === "0" ? 4.5 : Number(tile[0]);
  return "mpsz".indexOf(tile[1] ?? "z") * 20 + rank;
}

export const sorted = (tiles: readonly string[]): string[] => [...tiles].sort((a, b) => order(a) - order(b));

// kindOf returns the tile without its colour: 5p of 0p.
export const kindOf = (tile: string): string => (tile[0] === "0" ? `5${tile[1] ?? ""}` : tile);

// text writes tiles: 123m0p, in the order given.
export function text(tiles: readonly string[]): string {
  let out = "";
  tiles.forEach((tile, i) => {
    const suit = tile[1] ?? "";
    out += tile === "j" ? "j" : tile[0];
    if (suit && tiles[i + 1]?.[1] !== suit) out += suit;
  });
  return out;
}

export const meldText = (meld: Meld): string => (meld.closed ? `(${text(meld.tiles)})` : `[${text(meld.tiles)}]`);

export const write = (hand: Hand): string => text(hand.tiles) + hand.melds.map(meldText).join("");

// drawing says whether the hand has drawn: 3n+2 tiles.
export const drawing = (hand: Hand): boolean => hand.tiles.length % 3 === 2;

// arranged splits a hand for the board: sorted tiles, and the drawn one, which is the last typed
// if nothing else is said.
export function arranged(hand: Hand, drawn?: string): { tiles: string[]; drawn: string | null } {
  const tiles = [...hand.tiles];
  if (!drawing(hand) || hand.rest.length) return { tiles: sorted(tiles), drawn: null };
  const at = drawn === undefined ? -1 : tiles.lastIndexOf(drawn);
  const [apart] = tiles.splice(at < 0 ? tiles.length - 1 : at, 1);
  return { tiles: sorted(tiles), drawn: apart ?? null };
}

// added returns the hand with one more tile: the drawn one stands last.
export function added(hand: Hand, tile: string): Hand {
  const tiles = [...hand.tiles, tile];
  return { ...hand, tiles: tiles.length % 3 === 2 ? [...sorted(hand.tiles), tile] : sorted(tiles) };
}

// removed returns the hand without a tile, of which a plain five may be the red one.
export function removed(hand: Hand, tile: string): Hand {
  const tiles = [...hand.tiles];
  let at = tiles.lastIndexOf(tile);
  if (at < 0) at = tiles.findIndex((t) => kindOf(t) === tile);
  if (at >= 0) tiles.splice(at, 1);
  return { ...hand, tiles: sorted(tiles) };
}

// chi, pon and kan from one tile, which is the lowest of a chi.
export function meldFrom(kind: string, tile: string): Meld | undefined {
  const base = kindOf(tile);
  const suit = base[1] ?? "";
  const rank = Number(base[0]);
  if (kind === "chi") {
    if (suit === "z" || rank > 7) return undefined;
    return { tiles: [tile, `${rank + 1}${suit}`, `${rank + 2}${suit}`], closed: false };
  }
  const same = Array.from({ length: kind === "pon" ? 3 : 4 }, (_, i) => (i === 0 ? tile : base));
  return { tiles: same, closed: kind === "closed" };
}
