// Names from the engine (web/names writes them): rule sets, yaku, tiles.
import catalogue from "./names.json" with { type: "json" };
import { kindOf } from "./hand.ts";
import { langs, type Lang } from "./lang.ts";

export { langs, type Lang };

export interface RuleSet {
  id: string;
  name: string[];
  players: number;
  reds: number[];
  unit: string;
  flags: string[];
}

type Names = Record<string, string[] | undefined>;

export const ruleSets: readonly RuleSet[] = catalogue.rules;

// ruleSet returns the rule set of that id, of which "riichi/" may be left out.
export function ruleSet(id: string): RuleSet | undefined {
  return ruleSets.find((set) => set.id === id || set.id === `riichi/${id}`);
}

const inLang = (names: readonly string[] | undefined, lang: Lang): string | undefined => names?.[langs.indexOf(lang)];

export const ruleName = (set: RuleSet, lang: Lang): string => inLang(set.name, lang) ?? set.id;

export const yakuName = (id: string, lang: Lang): string => inLang((catalogue.yaku as Names)[id], lang) ?? id;

// tileName returns what players call a tile; a red five by the name of the five.
export const tileName = (tile: string, lang: Lang): string => inLang((catalogue.tiles as Names)[kindOf(tile)], lang) ?? tile;
