// What words with dots under them mean, a line each, loaded once the page has nothing else to do.
import type lines from "./help.json";
import { langs } from "./lang.ts";
import { later } from "./later.ts";
import { texts } from "./store.ts";

export type Help = `help.${keyof typeof lines}`;

const { content, load } = later<Record<string, string[] | undefined>>("help.json");

export const loadHelp = load;

// helpOf returns the line; an empty one where there is none, or none yet.
export const helpOf = (key: string): string => content.value?.[key.replace("help.", "")]?.[langs.indexOf(texts.value.lang)] ?? "";
