// Options of rule sets: what they are by themselves, which is loaded once they are looked at, and what
// the question says of them.
import { effect } from "@preact/signals";
import { valueOf, type Fields } from "./fields.ts";
import { helpOf, loadHelp } from "./help.ts";
import { later } from "./later.ts";
import { langs, ruleSet, type Names, type RuleSet } from "./names.ts";
import { fields, texts } from "./store.ts";
import { unit, type Texts } from "./text.ts";

export interface Option {
  id: string;
  name: string[];
  values: string[] | null; // to choose from; null if any number from least to most
  least?: number;
  most?: number;
}

export interface Table {
  options: Option[];
  sets: Record<string, { option: number; value: string; unsure?: boolean }[] | undefined>;
  yaku: Record<string, Names | undefined>; // of games that count no han, by what they count
}

export interface OptionRow extends Option {
  value: string; // of the rule set
  unsure: boolean; // no source is sure of it
}

const options = later<Table>("options.json");
export const table = options.content;

export function load(): void {
  options.load();
  loadHelp(); // which has the words of their values
}

effect(() => {
  if (fields.value.options) load(); // their names stand beside the numbers
});

// rulesOf returns the rule set of a question; of rules of one's own the one that they extend.
export function rulesOf({ rules = "riichi/std", rules_toml: own }: Fields): RuleSet | undefined {
  return ruleSet(/^\s*extends\s*=\s*["']([^"']+)/m.exec(own ?? "")?.[1] ?? rules);
}

effect(() => {
  unit.value = rulesOf(fields.value)?.unit ?? "han";
  if (unit.value !== "han") options.load(); // the names of its yaku
});

// rowsOf returns the options of a rule set.
export function rowsOf(all: Table | null, set: string): OptionRow[] {
  const rows = all?.sets[set] ?? all?.sets[`riichi/${set}`] ?? [];
  return rows.flatMap(({ option, value, unsure = false }) => {
    const about = all?.options[option];
    return about ? [{ ...about, value, unsure }] : [];
  });
}

// saidOf reads the field options: values by id.
export function saidOf(field: string | undefined): Record<string, string> {
  const value = field ? valueOf("options", field) : {};
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([id, v]) => [id, String(v)]));
}

// withOption returns the field options with one changed; null takes it out, and an empty field is null.
export function withOption(field: string | undefined, id: string, value: string | null): string | null {
  const { [id]: _, ...rest } = saidOf(field);
  const all = value === null ? rest : { ...rest, [id]: value };
  return Object.keys(all).sort().map((key) => `${key}=${all[key] ?? ""}`).join() || null;
}

// wordOf says what a value is.
export const wordOf = (value: string): string => helpOf(`help.option.${value}`) || value;

export const optionName = (option: Option, x: Texts): string => option.name[langs.indexOf(x.lang)] ?? option.id;

// changed returns the options that the question has not as the rule set has them, with their values.
export function changed(): [id: string, value: string][] {
  const rows = rowsOf(table.value, fields.value.rules ?? "riichi/std");
  return Object.entries(saidOf(fields.value.options)).filter(([id, value]) => rows.find((row) => row.id === id)?.value !== value);
}

// changedText names them; many are counted.
export function changedText(): string {
  const x = texts.value;
  const said = changed();
  if (said.length > 3) return x.t("options.changed", { n: said.length });
  const rows = rowsOf(table.value, fields.value.rules ?? "riichi/std");
  return said.map(([id, value]) => {
    const row = rows.find((r) => r.id === id);
    return x.t("option.is", { name: row ? optionName(row, x) : id, value: wordOf(value) });
  }).join(x.t("options.and"));
}
