// What each yaku is, in a line of help.
import { langs } from "./names.ts";
import { later } from "./later.ts";
import { texts } from "./store.ts";

const lines = later<Record<string, string[] | undefined>>("yaku.json");

export const loadYaku = lines.load;

// yakuHelp returns the line; undefined where there is none, or none yet.
export const yakuHelp = (id: string): string | undefined => lines.content.value?.[id]?.[langs.indexOf(texts.value.lang)];
