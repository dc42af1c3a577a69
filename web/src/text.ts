// Texts of the page in the language chosen. A text with "|" has a form for one and for many.
import { signal } from "@preact/signals";
import en from "./strings/en.json" with { type: "json" };
import { file, takeTexts } from "./http.ts";
import type { Lang } from "./lang.ts";

export type Key = keyof typeof en;

// unit is what the rules count in. Games that count no han have words of their own: KEY@points, or KEY@fan.
export const unit = signal("han");

// English is a part of the script; the others come when they are chosen, and are English until then.
const strings: Record<Lang, Record<Key, string>> = { en, ja: en, zh: en };

// learn takes the texts of a language.
export function learn(lang: Lang, texts: Record<Key, string>): void {
  strings[lang] = texts;
}

// load comes to an end when the texts of a language are there, or cannot be had.
export async function load(lang: Lang): Promise<void> {
  if (strings[lang] !== en || lang === "en") return;
  const texts = takeTexts(lang) ?? file(`${lang}.json`);
  await texts.then((all) => learn(lang, all as Record<Key, string>)).catch(() => undefined);
}

// A part of a sentence: text, or a tile to draw.
export type Part = string | { readonly tile: string };
type Value = string | number | readonly Part[];
export type Values = Readonly<Record<string, Value>>;

export class Texts {
  constructor(readonly lang: Lang) {}

  // t returns a text with its {places} filled.
  t = (key: Key, values: Values = {}): string => plain(this.parts(key, values));

  // parts does the same and keeps tiles as tiles.
  parts = (key: Key, values: Values = {}): Part[] => {
    const out: Part[] = [];
    for (const piece of this.form(key, values).split(/(\{\w+\})/)) {
      const value = piece.startsWith("{") ? values[piece.slice(1, -1)] : undefined;
      if (Array.isArray(value)) out.push(...(value as readonly Part[]));
      else if (value !== undefined) out.push(String(value));
      else if (piece) out.push(piece);
    }
    return out;
  };

  has = (key: string): key is Key => key in strings[this.lang];

  private form(key: Key, values: Values): string {
    const all: Record<string, string> = strings[this.lang];
    const own = unit.value === "han" ? undefined : (all[`${key}@${unit.value}`] ?? all[`${key}@fan`]);
    const [one = "", many] = (own ?? all[key] ?? "").split("|");
    return many !== undefined && values.n !== 1 ? many : one;
  }
}

// drawn reads what plain wrote: its tiles are to be drawn again.
export const drawn = (text: string): Part[] => text.split(/(\d[mpsz])(?![a-z])/).map((part, i) => (i % 2 ? { tile: part } : part)).filter((part) => part !== "");

// plain writes parts as text, tiles as 9p.
export const plain = (parts: readonly Part[]): string => parts.map((part) => (typeof part === "string" ? part : part.tile)).join("");
