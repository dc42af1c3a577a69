// The table of discards: one row per tile, from what several operations say.
import type { Analysis, Compared, TileLeft } from "./types.ts";

export interface Row {
  tile: string;
  shanten: number | null;
  useful: TileLeft[];
  kinds: number;
  ukeire: number;
  better: number; // tiles that keep the shanten and widen it
  betterKinds: number;
  good: number | null; // share of good shape
  yaku: { names: string[]; shanten: number } | null; // the nearest that the discard keeps, all of one shanten
}

export type Column = "tile" | "shanten" | "ukeire" | "better" | "good" | "yaku";

export interface Sorting {
  column: Column | null; // null: best first, as the engine has it
  up: boolean;
}

// nearest returns the yaku that a discard keeps nearest. The rows stand nearest first.
function nearest(rows: readonly Compared[], tile: string): Row["yaku"] {
  const kept = rows.filter((r) => r.shanten !== null && r.keep?.includes(tile));
  const shanten = kept[0]?.shanten ?? null;
  return shanten === null ? null : { names: kept.filter((r) => r.shanten === shanten).map((r) => r.name), shanten };
}

// goodOf returns the share of good shape of each discard that has one.
export const goodOf = (a: Analysis): Map<string, number | null> => new Map(a.improve?.discards?.map((d) => [d.tile, d.good_shape]));

// percent writes a share.
export const percent = (share: number | null | undefined): string => `${Math.round((share ?? 0) * 100)}%`;

// ranked puts discards that leave as many useful tiles as others in the order of their good shape.
export function ranked(a: Analysis): Analysis {
  const good = goodOf(a);
  const share = (tile: string): number => good.get(tile) ?? 0;
  const discards = a.discards && [...a.discards.discards].sort((one, other) =>
    (one.shanten ?? 99) - (other.shanten ?? 99) || other.ukeire - one.ukeire || share(other.tile) - share(one.tile));
  return a.discards && discards ? { ...a, discards: { ...a.discards, discards } } : a;
}

export function rowsOf(a: Analysis): Row[] {
  const improve = new Map((a.improve?.discards ?? []).map((d) => [d.tile, d]));
  return (a.discards?.discards ?? []).map((d) => {
    const useful = d.useful.filter(({ left }) => left !== 0);
    const more = improve.get(d.tile);
    return {
      tile: d.tile,
      shanten: d.shanten,
      useful,
      kinds: useful.length,
      ukeire: d.ukeire,
      better: (more?.improvements ?? []).reduce((sum, i) => sum + i.left, 0),
      betterKinds: more?.improvements.length ?? 0,
      good: more?.good_shape ?? null,
      yaku: nearest(a.compare?.rows ?? [], d.tile),
    };
  });
}

// split parts rows that keep the shanten number from those that lose it.
export function split(rows: readonly Row[]): { keep: Row[]; lose: Row[] } {
  const least = Math.min(...rows.map((r) => r.shanten ?? 99));
  return { keep: rows.filter((r) => (r.shanten ?? 99) === least), lose: rows.filter((r) => (r.shanten ?? 99) !== least) };
}

const keys: Record<Column, (row: Row, order: (tile: string) => number) => number> = {
  tile: (r, order) => order(r.tile),
  shanten: (r) => r.shanten ?? 99,
  ukeire: (r) => r.ukeire,
  better: (r) => r.better,
  good: (r) => r.good ?? -1,
  yaku: (r) => r.yaku?.shanten ?? 99,
};

// upFirst are the columns whose small values come first when they are chosen.
const upFirst: readonly Column[] = ["tile", "shanten", "yaku"];

export function sortRows(rows: readonly Row[], by: Sorting, order: (tile: string) => number): Row[] {
  if (!by.column) return [...rows];
  const key = keys[by.column];
  const sign = by.up ? 1 : -1;
  return [...rows].sort((a, b) => sign * (key(a, order) - key(b, order)));
}

// nextSorting is the sorting after a click on a column: its own way first, then the other, then none.
export function nextSorting(now: Sorting, column: Column): Sorting {
  const first = upFirst.includes(column);
  if (now.column !== column) return { column, up: first };
  return now.up === first ? { column, up: !first } : { column: null, up: false };
}
