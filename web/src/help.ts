// What words with dots under them mean, a line each, loaded once the page has nothing else to do.
import type lines from "./help.json";
import { langs } from "./lang.ts";
import { later } from "./later.ts";
import { texts } from "./store.ts";
import { unit } from "./text.ts";

export type Help = `help.${keyof typeof lines}`;

const { content, load } = later<Record<string, string[] | undefined>>("help.json");

export const loadHelp = load;

// helpOf returns the line, of games that count no han their own; an empty one where there is none, or none yet.
export function helpOf(key: string): string {
  const id = key.replace("help.", "");
  const own = unit.value === "han" ? undefined : content.value?.[`${id}@fan`];
  return (own ?? content.value?.[id])?.[langs.indexOf(texts.value.lang)] ?? "";
}
