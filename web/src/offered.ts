// What the rules allow, of all that the page can offer. What an address has beyond that stays, and the engine says what it is.
import { hasDora, type Fields } from "./fields.ts";
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

// flagsOf returns the flags that can matter under the options, and those that are set.
export function flagsOf(fields: Fields): string[] {
  const set = rulesOf(fields);
  if (!set || fields.rules_toml) return set?.flags ?? []; // whose options nobody knows
  const on = (fields.flags ?? "").split(",");
  const said = saidOf(fields.options);
  const idle = new Set((set.needs ?? []).filter(([, option = "", is = "", ...off]) => off.includes(said[option] ?? is)).map(([flag]) => flag));
  return set.flags.filter((flag) => on.includes(flag) || !idle.has(flag));
}

const targets = ["hand", "seen", "dora", "chi", "pon", "kan", "closed"] as const;
export type Target = (typeof targets)[number];

// targetsOf returns where a tile of the picker can go.
export const targetsOf = (fields: Fields): Target[] =>
  targets.filter((to) => (to !== "dora" || hasDora(fields)) && (to !== "chi" || playersOf(fields) !== 3));

// othersOf returns where the other players sit.
export const othersOf = (fields: Fields) => (["left", "across", "right"] as const).filter((side) => side !== "across" || playersOf(fields) !== 3);
