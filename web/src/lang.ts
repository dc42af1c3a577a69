// The languages of the page.
import * as memory from "./memory.ts";

export type Lang = "en" | "ja" | "zh";
export const langs: readonly Lang[] = ["en", "ja", "zh"];

// preferred returns the language to begin with: the one asked for, or the first that the browser likes.
export function preferred(asked: string | null | undefined, liked: readonly string[]): Lang {
  for (const code of [asked ?? "", ...liked]) {
    const lang = langs.find((l) => code.toLowerCase().startsWith(l));
    if (lang) return lang;
  }
  return "en";
}

// firstLang returns the language of an address, else the one chosen before, or liked.
export const firstLang = (asked: string | null): Lang => preferred(asked ?? memory.get("lang"), navigator.languages);
