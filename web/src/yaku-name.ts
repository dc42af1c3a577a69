// What yaku are called that no answer names. Names of other games than riichi are loaded with the options of their rules.
import { called, langs, riichiNames, type Lang } from "./names.ts";
import { table } from "./rule-options.ts";
import { unit } from "./text.ts";

// yakuName returns the name of a yaku in a language; its ID until there is one.
export function yakuName(id: string, lang: Lang): string {
  const name = (table.value?.yaku[unit.value] ?? riichiNames)[id]?.[langs.indexOf(lang)] || id;
  return called(id, name, lang, name === id);
}
