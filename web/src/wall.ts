// How many copies of a tile are left: four of a kind, of which some fives are red, less all that is known.
import { kindOf, tilesOf, type Hand } from "./hand.ts";
import type { Fields } from "./fields.ts";
import { ruleSet } from "./names.ts";

export const suits = ["m", "p", "s", "z"] as const;

// redsOf returns how many red fives m, p and s have.
export function redsOf(fields: Fields): number[] {
  if (fields.reds) return fields.reds.split(",").map(Number);
  return fields.rules ? (ruleSet(fields.rules)?.reds ?? [1, 1, 1]) : [1, 1, 1];
}

export const playersOf = (fields: Fields): number => Number(fields.players ?? (fields.rules ? ruleSet(fields.rules)?.players : undefined) ?? 4);

// known returns the tiles that are not in the wall: the hand, its melds, and those seen.
export function known(hand: Hand, fields: Fields): string[] {
  return [...hand.tiles, ...hand.melds.flatMap((meld) => meld.tiles), ...(tilesOf(fields.seen ?? "") ?? [])];
}

// standsIn says whether a tile of the hand acts as a joker without being one, because the question says so.
export const standsIn = (tile: string, fields: Fields): boolean =>
  fields.joker_tiles !== undefined && (tilesOf(fields.joker_tiles.replaceAll(",", "")) ?? []).includes(kindOf(tile));

export interface Copies {
  left: number; // of exactly this tile
  kind: number; // of its kind, red or not
}

// copies counts what is left of each tile that exists.
export function copies(hand: Hand, fields: Fields): Map<string, Copies> {
  const gone = new Map<string, number>();
  for (const tile of known(hand, fields)) gone.set(tile, (gone.get(tile) ?? 0) + 1);
  const reds = redsOf(fields);
  const sanma = playersOf(fields) === 3;
  const wall = new Map<string, Copies>();
  suits.forEach((suit, s) => {
    for (let rank = 1; rank <= (suit === "z" ? 7 : 9); rank++) {
      if (sanma && suit === "m" && rank > 1 && rank < 9) continue;
      const tile = `${rank}${suit}`;
      const red = rank === 5 && suit !== "z" ? (reds[s] ?? 0) : 0;
      const used = gone.get(tile) ?? 0;
      const usedRed = rank === 5 && suit !== "z" ? (gone.get(`0${suit}`) ?? 0) : 0;
      const kind = Math.max(0, 4 - used - usedRed);
      if (rank === 5 && red > 0) wall.set(`0${suit}`, { left: Math.min(kind, Math.max(0, red - usedRed)), kind });
      wall.set(tile, { left: Math.min(kind, Math.max(0, 4 - red - used)), kind });
    }
  });
  return wall;
}

// draw takes a tile at random from those left, by a number of 0 to 1.
export function draw(hand: Hand, fields: Fields, random: number): string | undefined {
  const wall = [...copies(hand, fields)].flatMap(([tile, { left }]) => Array<string>(left).fill(tile));
  return wall[Math.floor(random * wall.length)];
}

export { kindOf };
