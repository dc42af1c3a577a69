// Parts that every room of the page is made of.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { playersOf, redsOf } from "./wall.ts";
import { ruleName, ruleSet } from "./names.ts";
import { analysis, fields, texts } from "./store.ts";
import type { Key } from "./text.ts";

// Term is a word with a line of help, shown on hover, focus or touch.
export function Term({ help, children }: { help: Key; children: ComponentChildren }) {
  const id = useId();
  return (
    <span class="term" tabIndex={0} aria-describedby={id}>
      {children}
      <span class="tip" role="tooltip" id={id}>
        {texts.value.t(help)}
      </span>
    </span>
  );
}

interface CardProps {
  id: string; // of the section; its heading is ID-title
  title: ComponentChildren;
  class?: string;
  aside?: ComponentChildren; // at the end of the heading's line
  children: ComponentChildren;
}

// Card is a section of the page with its heading.
export function Card({ id, title, class: more = "", aside, children }: CardProps) {
  return (
    <section id={id} class={`card ${more}`} aria-labelledby={`${id}-title`}>
      <header class="card-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

// poolText says which copies are gone.
function poolText(): string {
  const pool = analysis.value?.pool ?? fields.value.pool ?? "melds";
  return texts.value.t(pool === "hand" ? "basis.pool.hand" : pool === "seen" ? "basis.pool.seen" : "basis.pool.melds");
}

// basisText says under which rules and pool the numbers hold.
export function basisText(): string {
  const x = texts.value;
  const f = fields.value;
  const set = ruleSet(f.rules ?? "riichi/std");
  const reds = redsOf(f);
  return x.t("basis", {
    rules: set ? ruleName(set, x.lang) : (f.rules ?? ""),
    players: x.t("basis.players", { n: playersOf(f) }),
    reds: reds.some(Boolean) ? x.t("basis.reds", { reds: reds.join("/") }) : x.t("basis.reds.none"),
    pool: poolText(),
  });
}

// Basis stands beside numbers, and leads to where it can be changed. Beside counts, where the whole
// stands near, the pool is enough.
export function Basis({ short = false }: { short?: boolean }) {
  return (
    <a class="basis" href="#settings" title={texts.value.t("basis.edit")}>
      {short ? poolText() : basisText()}
    </a>
  );
}
