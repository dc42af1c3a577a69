// What panels work out from answers and hands: plain functions of plain values.
import { kindOf, order, read, text as writeTiles, type Hand } from "../hand.ts";
import { anywhere, both, isMeld, ofSets, type Lit } from "../lit.ts";
import type { Group, Score, ScoreItem } from "../types.ts";
import type { Texts } from "../text.ts";

export interface Shown {
  tile: string;
  joker: boolean; // a joker stands for it
}

// tilesIn reads the text of a set, a meld or a hand in an answer, as in 12m3m*, [555p] or 4mj.
export function tilesIn(text: string): Shown[] {
  const out: Shown[] = [];
  for (const [, digits, suit, star] of text.matchAll(/(?:(\d+)([mpsz])|j)(\*)?/g)) {
    if (!suit) out.push({ tile: "j", joker: false });
    for (const digit of digits ?? "") out.push({ tile: `${digit}${suit ?? ""}`, joker: star !== undefined });
  }
  return out;
}

// sameTiles says whether two texts hold the same tiles, so that an answer is of the hand it stands beside. The answer has
// jokers where the hand has tiles that act as one.
export function sameTiles(a: string, b: string, acts: (tile: string) => boolean = () => false): boolean {
  const sorted = (text: string): string => tilesIn(text).map(({ tile }) => (acts(tile) ? "j" : tile)).sort().join();
  return sorted(a) === sorted(b);
}

export type Role = "set" | "meld" | "implied" | "partial" | "pair" | "joker" | "knitted" | "orphans" | "loose";

export interface Block {
  role: Role;
  tiles: Shown[];
  text: string; // of the answer
}

const isOrphan = (tile: string): boolean => /^[19]|z$/.test(tile);

// orphansOf parts what stands beside the pair of thirteen orphans into orphans, each once, and the rest.
function orphansOf(loose: string): Block[] {
  const tiles = tilesIn(loose);
  const orphans = tiles.filter(({ tile }, i) => isOrphan(tile) && tiles.findIndex((t) => t.tile === tile) === i);
  const block = (role: Role, some: Shown[]): Block => ({ role, tiles: some, text: writeTiles(some.map((t) => t.tile)) });
  return [block("orphans", orphans), block("loose", tiles.filter((t) => !orphans.includes(t)))].filter((b) => b.tiles.length);
}

// minus writes a number with the sign that stands in sums.
export const minus = (n: number | string): string => String(n).replace("-", "−");

// Beside is what belongs to a grouping and stands in the hand, or is counted, apart from it.
export interface Beside {
  melds: readonly string[];
  implied: number; // melds that are taken to be declared elsewhere
  jokers: readonly string[]; // what acts as one
}

const nothing: Beside = { melds: [], implied: 0, jokers: [] };

// blocksOf parts a grouping into what stands under one bracket, so that all that is counted is there: its melds after
// its sets, its jokers before what is loose.
export function blocksOf(g: Group, { melds, implied, jokers }: Beside = nothing): Block[] {
  const block = (role: Role, text: string): Block => ({ role, tiles: tilesIn(text), text });
  const acting = jokers.slice(0, g.jokers ?? 0).map((tile) => ({ tile, joker: tile !== "j" }));
  const pairs = g.form === "seven_pairs"; // which stand where partial sets do
  return [
    ...(g.knitted ? [block("knitted", g.knitted)] : []),
    ...g.sets.map((text) => block(isMeld(text) ? "meld" : "set", text)),
    ...melds.map((text) => block("meld", text)),
    ...Array.from({ length: implied }, () => block("implied", "")),
    ...g.partials.map((text) => block(pairs ? "pair" : "partial", text)),
    ...(g.pair ? [block("pair", g.pair)] : []),
    ...(acting.length ? [{ role: "joker" as const, tiles: acting, text: "" }] : []),
    ...(!g.loose ? [] : g.form === "thirteen_orphans" ? orphansOf(g.loose) : [block("loose", g.loose)]),
  ];
}

// isPair says whether tiles that are not the head are two of a kind all the same.
export const isPair = (tiles: readonly Shown[]): boolean => tiles.length === 2 && kindOf(tiles[0]?.tile ?? "") === kindOf(tiles[1]?.tile ?? "");

// filling counts the tiles of a full set of copies that make a set of a partial one.
function filling(text: string): number {
  const [a = 0, b = 0] = tilesIn(text).map(({ tile }) => Number(kindOf(tile)[0]));
  if (a === b) return 2;
  return b - a === 2 ? 4 : (a > 1 ? 4 : 0) + (b < 9 ? 4 : 0);
}

// agreeing puts the groupings first in which a discard is loose, and so goes with what they keep: those of a form by how
// many tiles fill their partial sets; else their order stays.
export function agreeing(groups: readonly Group[], discard: string | undefined): Group[] {
  if (!discard) return [...groups];
  const agrees = (g: Group): boolean => blocksOf(g).some((b) => b.role === "loose" && b.tiles.some((t) => t.tile === kindOf(discard)));
  const form = (g: Group): number => groups.findIndex((other) => other.form === g.form);
  const wide = (g: Group): number => g.partials.reduce((sum, text) => sum + filling(text), 0);
  const first = groups.filter(agrees).sort((a, b) => form(a) - form(b) || wide(b) - wide(a));
  return [...first, ...groups.filter((g) => !first.includes(g))];
}

// redden draws the red fives of a hand in its blocks, whose texts have plain ones.
export function redden(blocks: readonly Block[], tiles: readonly string[]): Block[] {
  const reds = tiles.filter((tile) => tile[0] === "0");
  const red = (t: Shown): Shown => {
    const at = t.joker ? -1 : reds.findIndex((tile) => kindOf(tile) === t.tile);
    return at < 0 ? t : { ...t, tile: reds.splice(at, 1)[0] ?? t.tile };
  };
  return blocks.map((b) => (b.role === "meld" || b.role === "joker" ? b : { ...b, tiles: b.tiles.map(red) }));
}

// Reddened are the tiles of a reading with the red fives of its hand.
export interface Reddened {
  sets: Shown[][];
  pair: Shown[];
}

// reddenReading draws the red fives of a win in the sets and the pair of its reading: the texts of its melds have them,
// those of other sets have plain ones.
export function reddenReading({ hand, reading }: Pick<Score, "hand" | "reading">): Reddened {
  const block = (role: Role, text: string): Block => ({ role, tiles: tilesIn(text), text });
  const sets = reading.sets.map((text) => block(isMeld(text) ? "meld" : "set", text));
  const tiles = redden([...sets, block("pair", reading.pair ?? "")], read(hand).tiles).map((b) => b.tiles);
  return { sets: tiles.slice(0, -1), pair: tiles.at(-1) ?? [] };
}

// reddenTiles draws the red fives of a hand in tiles that a line counts one by one.
export function reddenTiles(text: string, hand: string): Shown[] {
  const { tiles, melds } = read(hand);
  return redden([{ role: "loose", tiles: tilesIn(text), text }], [...tiles, ...melds.flatMap((m) => m.tiles)]).flatMap((b) => b.tiles);
}

export interface Use {
  group: Group;
  role: Role; // of the block that the tile makes or fills
  block: Shown[]; // with the tile
  before: string[]; // the same without it
}

const rank: Record<Role, number> = { set: 0, knitted: 1, pair: 2, orphans: 3, partial: 4, meld: 5, implied: 5, joker: 5, loose: 6 };

// useOf says what a tile does, from the groupings of the hand with it: the block it stands in
// where it does most, after what it could do in the groupings before it.
export function useOf(tile: string, after: readonly Group[], before: readonly Group[]): Use | null {
  const uses: Use[] = [];
  for (const group of after) {
    for (const { role, tiles } of blocksOf(group)) {
      const at = tiles.findIndex((t) => kindOf(t.tile) === kindOf(tile));
      if (at < 0 || role === "meld" || role === "loose") continue;
      uses.push({ group, role, block: tiles, before: tiles.filter((_, i) => i !== at).map((t) => t.tile) });
    }
  }
  const stood = new Set(before.flatMap((g) => [...g.partials, ...(g.pair ? [g.pair] : [])]).map((text) => plainly(tilesIn(text).map((t) => t.tile))));
  const fills = (u: Use): number => (stood.has(plainly(u.before)) ? 0 : 1);
  return uses.sort((a, b) => rank[a.role] - rank[b.role] || fills(a) - fills(b))[0] ?? null;
}

// formula writes the classic count with the numbers of a hand: 8 − 2 × 3 − 1 − 0 = 1.
export function formula(count: Record<string, number | string>): string {
  const { base = 8, sets = 0, partials = 0, pair = 0, jokers, result = 0 } = count;
  const less = [`2 × ${sets}`, partials, pair, ...(jokers ? [jokers] : [])];
  return `${base} − ${less.join(" − ")} = ${minus(result)}`;
}

const plainly = (tiles: readonly string[]): string => tiles.map(kindOf).sort().join();

// litBy returns what makes a yaku: its sets and pair, or dora, of which each red five is one.
export function litBy(item: ScoreItem, s: Score): Lit {
  if (item.id === "aka") return anywhere(["0m", "0p", "0s"]);
  const sets = ofSets([...item.sets.map((i) => s.reading.sets[i] ?? ""), item.pair ? (s.reading.pair ?? "") : ""]);
  return both(sets, anywhere(tilesIn(item.tiles ?? "").map((t) => t.tile)));
}

export type Side = "self" | "right" | "across" | "left";

export interface Seat {
  side: Side;
  wind: string;
  change: number | null; // of points; null where it is not known
}

const winds = ["E", "S", "W", "N"];

// seatsOf sets the players around the table, as the winner sees them; payments are in the order of winds.
export function seatsOf(own: string, players: number, payments: readonly number[] | null): Seat[] {
  const sides: Side[] = players === 3 ? ["self", "right", "left"] : ["self", "right", "across", "left"];
  const at = Math.max(0, winds.indexOf(own));
  return sides.map((side, i) => {
    const seat = (at + i) % players;
    return { side, wind: winds[seat] ?? "", change: payments?.[seat] ?? null };
  });
}

// callable returns the kinds that the hand could call, or win on: those it has a pair of, and in a suit
// those that make a run with two others.
export function callable(hand: Hand, waits: readonly string[]): string[] {
  const held = new Map<string, number>();
  for (const tile of hand.tiles) held.set(kindOf(tile), (held.get(kindOf(tile)) ?? 0) + 1);
  const has = (r: number, suit: string): boolean => held.has(`${r}${suit}`);
  const out = new Set(waits.filter((t) => t !== "j"));
  for (const [tile, n] of held) if (n > 1 && tile !== "j") out.add(tile);
  for (const suit of ["m", "p", "s"]) {
    for (let r = 1; r <= 9; r++) {
      if ((has(r - 2, suit) && has(r - 1, suit)) || (has(r - 1, suit) && has(r + 1, suit)) || (has(r + 1, suit) && has(r + 2, suit))) out.add(`${r}${suit}`);
    }
  }
  return [...out].filter((t) => (held.get(t) ?? 0) < 4).sort((a, b) => order(a) - order(b));
}

// percent writes a chance in %: with more digits near 0 and 1, where they matter.
export function percent(p: number): string {
  const n = 100 * p;
  if (n === 0 || n === 100) return `${n}%`;
  if (n < 0.01) return "< 0.01%";
  if (n > 99.99) return "> 99.99%";
  return `${n.toFixed(n < 1 || n > 99 ? 2 : n < 10 || n > 90 ? 1 : 0)}%`;
}

// shortPercent is the number alone, with one digit at most.
export function shortPercent(p: number): string {
  const n = 100 * p;
  if (n > 0 && n < 0.05) return "< 0.1";
  if (n < 100 && n >= 99.95) return "> 99.9";
  return n > 0 && n < 100 && (n < 10 || n > 90) ? n.toFixed(1) : n.toFixed(0);
}

// named writes what would make a win valid: flags, and the own draw.
export function named(id: string, x: Texts): string {
  if (id === "self_draw" || id === "tsumo") return x.t("settings.won.draw");
  const key = [`flag.${id}@with`, `flag.${id}`].find(x.has) ?? "";
  return x.has(key) ? x.t(key) : id.replaceAll("_", " ");
}
