// What is lit on the board while something that it makes is pointed at.
import { kindOf, tilesOf } from "./hand.ts";

export interface Lit {
  readonly tiles: readonly string[]; // of the hand
  readonly melds: readonly string[]; // whole melds, by meldKey
  readonly inMelds: readonly string[]; // single tiles of melds
}

export const dark: Lit = { tiles: [], melds: [], inMelds: [] };

export const isDark = (lit: Lit): boolean => !lit.tiles.length && !lit.melds.length && !lit.inMelds.length;

// meldKey names a meld by its kinds, for answers do not say which five is red.
export const meldKey = (tiles: readonly string[]): string => tiles.map(kindOf).sort().join("");

// withReds adds red fives to plain ones, for a reading does not say which five is red.
const withReds = (tiles: readonly string[]): string[] => tiles.flatMap((t) => (t[0] === "5" && t[1] !== "z" ? [t, `0${t[1] ?? ""}`] : [t]));

export const ofHand = (tiles: readonly string[]): Lit => ({ ...dark, tiles: withReds(tiles) });

// anywhere lights tiles in the hand and in melds, such as dora.
export const anywhere = (tiles: readonly string[]): Lit => ({ ...dark, tiles: withReds(tiles), inMelds: withReds(tiles) });

// isMeld says whether the text of a set in an answer is a meld's.
export const isMeld = (text: string): boolean => /^[[(]/.test(text);

// ofSets lights sets and pairs by their texts in an answer, of which those in brackets are melds.
export function ofSets(texts: readonly string[]): Lit {
  const inside = (text: string): string[] => tilesOf(text.replace(/[[\]()*]/g, "")) ?? [];
  return {
    tiles: withReds(texts.filter((text) => !isMeld(text)).flatMap(inside)),
    melds: texts.filter(isMeld).map((text) => meldKey(inside(text))),
    inMelds: [],
  };
}

// both lights what either does.
export const both = (a: Lit, b: Lit): Lit => ({ tiles: [...a.tiles, ...b.tiles], melds: [...a.melds, ...b.melds], inMelds: [...a.inMelds, ...b.inMelds] });
