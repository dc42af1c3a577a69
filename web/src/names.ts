// Names from the engine (web/names writes them): rule sets, yaku, tiles.
import catalogue from "./names.json" with { type: "json" };
import { kindOf } from "./hand.ts";
import { langs, type Lang } from "./lang.ts";

export { langs, type Lang };

export interface RuleSet {
  id: string;
  name: string[];
  players: number;
  games?: number[]; // numbers of players that its forms allow, if not three and four
  reds: number[];
  unit: string;
  flags: string[];
  on?: string[]; // of its options what clashes say
}

export type Names = Record<string, string[] | undefined>;

export const ruleSets: readonly RuleSet[] = catalogue.rules;

// What flags go against: other flags, option=value, what toldOf of offered.ts says, with ! before what must not hold.
export const clashes = Object.entries(catalogue.clashes).flatMap(([flag, all]) => all.map((terms) => [flag, ...terms.split(" ")]));

// ruleSet returns the rule set of that id, of which "riichi/" may be left out.
export function ruleSet(id: string): RuleSet | undefined {
  return ruleSets.find((set) => set.id === id || set.id === `riichi/${id}`);
}

const inLang = (names: readonly string[] | undefined, lang: Lang): string | undefined => names?.[langs.indexOf(lang)];

export const ruleName = (set: RuleSet, lang: Lang): string => inLang(set.name, lang) ?? set.id;

// What the Japanese name of a yaku does not tell, or what has none.
const english: Record<string, string> = {
  aka: "red fives", ura: "ura dora", nukidora: "north dora", kokushi13: "kokushi, 13-way wait", chuuren9: "pure chuuren", seat_wind: "seat wind", round_wind: "round wind",
};

// called returns the one name of something paid: in English those of riichi have their Japanese names, as players say them.
export const called = (id: string, name: string, lang: Lang, riichi: boolean): string => (lang === "en" && riichi ? (english[id] ?? id.replaceAll("_", " ")) : name);

// paidName returns that of a line of a bill, of which those of other games have points.
export const paidName = ({ id, name, points }: { id: string; name: string; points?: number }, lang: Lang): string => called(id, name, lang, points === undefined);

export const riichiNames: Names = catalogue.yaku;

// tileName returns what players call a tile; a red five by the name of the five.
export const tileName = (tile: string, lang: Lang): string => inLang((catalogue.tiles as Names)[kindOf(tile)], lang) ?? tile;
