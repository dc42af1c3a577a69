// What would make a win valid, each with its help.
import { Fragment } from "preact";
import { helpOf } from "../help.ts";
import { Term } from "../parts.tsx";
import { texts } from "../store.ts";
import type { Key } from "../text.ts";
import { named } from "./shape.ts";

// ValidWith says it in a sentence that has a place for the list.
export function ValidWith({ text, ids }: { text: Key; ids: readonly string[] }) {
  const x = texts.value;
  if (!ids.length) return <>{x.t("panel.bill.remedy.none")}</>;
  const [before = "", after = ""] = x.t(text, { n: ids.length, list: "\n" }).split("\n");
  const list = ids.map((id, i) => {
    const help = helpOf(`help.flag.${id}`);
    return <Fragment key={id}>{i > 0 && x.t("and")}{help ? <Term help={{ text: help }}>{named(id, x)}</Term> : named(id, x)}</Fragment>;
  });
  return <>{before}{list}{after}</>;
}
