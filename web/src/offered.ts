// What the rules allow, of all that the page can offer. What an address has beyond that stays, and the engine says what it is.
import { hasDora, valueOf, windsOf, type Fields } from "./fields.ts";
import { kindOf, type Hand } from "./hand.ts";
import { clashes, type RuleSet } from "./names.ts";
import { rulesOf, saidOf } from "./rule-options.ts";
import { playersOf, redsOf } from "./wall.ts";

// gamesOf returns the numbers of players to choose from.
export function gamesOf(fields: Fields): number[] {
  const games = rulesOf(fields)?.games ?? [3, 4];
  const now = playersOf(fields);
  return [4, 3].filter((n) => games.includes(n) || n === now);
}

// hasReds says whether there are red fives to count.
export const hasReds = (fields: Fields): boolean => fields.rules_toml !== undefined || fields.reds !== undefined || redsOf(fields).some(Boolean);

// toldOf returns the terms of clashes that hold of a question, whether or not the tile is drawn.
function toldOf(fields: Fields, { tiles, melds }: Hand, set: RuleSet): string[] {
  const won = kindOf(fields.drawn ?? tiles.at(-1) ?? "");
  const another = tiles.length % 3 === 2 && tiles.filter((tile) => kindOf(tile) === won).length > 1;
  const on = Object.fromEntries((set.on ?? []).map((option) => option.split("=")));
  const options = Object.entries({ ...on, ...saidOf(fields.options) }).map((option) => option.join("="));
  const told = (holds: boolean, term: string): string[] => (holds ? [term] : []);
  return [
    ...(fields.flags ?? "").split(","),
    ...(fields.rules_toml === undefined ? options : []), // of rules of one's own nobody knows them
    ...told(melds.length > 0, "meld"),
    ...told(melds.some((meld) => !meld.closed), "open_meld"),
    ...told(melds.some((meld) => meld.tiles.length > 3) || Number(fields.nukidora ?? 0) > 0, "kan"),
    ...told(windsOf(fields).seat === "E", "dealer"),
    ...told(another, "another_concealed"),
    ...told(another || (tiles.length % 3 === 2 && melds.some((meld) => meld.tiles.some((tile) => kindOf(tile) === won))), "another_copy"),
  ];
}

// flagsOf returns the flags that can matter under the options and that the hand can have, and those that are set.
export function flagsOf(fields: Fields, hand: Hand): string[] {
  const set = rulesOf(fields);
  if (!set) return [];
  const told = toldOf(fields, hand, set);
  const waits = (hand.tiles.length + Number(fields.jokers ?? 0)) % 3 === 1;
  const draws = waits ? [true, false] : [valueOf("self_draw", fields.self_draw ?? "false")]; // a hand that waits can win either way
  const fits = (flag: string, drawn: unknown): boolean => {
    const now = new Set([...told, flag, drawn ? "self_draw" : ""]);
    return !clashes.some((terms) => terms.includes(flag) && terms.every((term) => (term.startsWith("!") ? !now.has(term.slice(1)) : now.has(term))));
  };
  return set.flags.filter((flag) => told.includes(flag) || draws.some((drawn) => fits(flag, drawn)));
}

const targets = ["hand", "seen", "dora", "chi", "pon", "kan", "closed"] as const;
export type Target = (typeof targets)[number];

// targetsOf returns where a tile of the picker can go.
export const targetsOf = (fields: Fields): Target[] =>
  targets.filter((to) => (to !== "dora" || hasDora(fields)) && (to !== "chi" || playersOf(fields) !== 3));

// othersOf returns where the other players sit.
export const othersOf = (fields: Fields) => (["left", "across", "right"] as const).filter((side) => side !== "across" || playersOf(fields) !== 3);
