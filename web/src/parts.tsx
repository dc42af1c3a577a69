// Parts that every room of the page is made of.
import { Fragment, type ComponentChildren } from "preact";
import { useEffect, useId } from "preact/hooks";
import { hasDora, windsOf } from "./fields.ts";
import { helpOf, type Help } from "./help.ts";
import { playersOf, redsOf } from "./wall.ts";
import { gamesOf } from "./offered.ts";
import { ruleName, ruleSet } from "./names.ts";
import { analysis, fields, texts } from "./store.ts";
import { whenIdle } from "./paint.ts";
import { changedText } from "./rule-options.ts";
import { plain, type Key, type Part } from "./text.ts";
import { loadYaku, yakuHelp } from "./yaku.ts";

// Term is a word with a line of help, shown on hover, focus or touch; without tab what it stands in has the focus.
export function Term({ help, tab = true, children }: { help: Help | { text: string }; tab?: boolean; children: ComponentChildren }) {
  const id = useId();
  return (
    <span class="term" {...(tab ? { tabIndex: 0, "aria-describedby": id } : {})}>
      {children}
      <span class="tip" role="tooltip" id={id}>
        {typeof help === "string" ? helpOf(help) : help.text}
      </span>
    </span>
  );
}

// Yaku is the name of a yaku with a line that says what it is, where that is known.
export function Yaku({ id, name, tab = true }: { id: string; name: string; tab?: boolean }) {
  useEffect(() => whenIdle(loadYaku), []);
  const text = yakuHelp(id);
  return text ? <Term help={{ text }} tab={tab}>{name}</Term> : <>{name}</>;
}

// YakuList is names of yaku with their lines, in a row.
export function YakuList({ items, between }: { items: readonly { id: string; name: string; more?: string }[]; between: string }) {
  return <>{items.map(({ id, name, more }, i) => <Fragment key={i}>{i > 0 && between}<Yaku id={id} name={name} />{more && ` ${more}`}</Fragment>)}</>;
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

// poolText says what counts leave out, and a pool that is not the usual one.
function poolText(): string {
  const x = texts.value;
  const pool = analysis.value?.pool ?? fields.value.pool ?? "melds";
  const other = pool === "melds" ? "" : x.t("option.is", { name: x.t("settings.pool"), value: x.t(pool === "hand" ? "settings.pool.hand" : "settings.pool.seen") });
  return [x.t("basis.pool"), other].filter(Boolean).join(x.t("names"));
}

// rulesText names the rules, and the options that are not as in them.
function rulesText(): string {
  const x = texts.value;
  const set = ruleSet(fields.value.rules ?? "riichi/std");
  const name = fields.value.rules_toml ? x.t("basis.own") : set ? ruleName(set, x.lang) : (fields.value.rules ?? "");
  return [name, changedText()].filter(Boolean).join(x.t("options.and"));
}

// windsText names the winds that count as yaku.
function windsText(): string {
  const x = texts.value;
  const { round, seat } = windsOf(fields.value);
  const name = (wind: string): string => (x.has(`wind.${wind}`) ? x.t(`wind.${wind}` as Key) : wind);
  return x.t("basis.winds", { round: name(round), seat: name(seat) });
}

// basisParts says under which rules and pool the numbers hold.
function basisParts(): Part[] {
  const x = texts.value;
  const f = fields.value;
  const reds = redsOf(f);
  const said = [
    rulesText(),
    gamesOf(f).length > 1 ? x.t("basis.players", { n: playersOf(f) }) : "",
    hasDora(f) ? reds.some(Boolean) ? x.t("basis.reds", { reds: reds.join("/") }) : x.t("basis.reds.none") : "",
    poolText(),
  ].filter(Boolean);
  return said.flatMap((text, i) => (i ? [x.t("basis.and"), text] : text));
}

export const basisText = (): string => plain(basisParts());

const isDot = (mark: Part): boolean => typeof mark === "string" && /[·・]/.test(mark);

// Piece is one of the things said, which no line break divides. A dot stands before it, where no line begins with it.
const Piece = ({ before, text, after }: { before: Part; text: Part; after: Part }) => (
  <span>{isDot(before) && <span class="dot">{plain([before])}</span>}{plain([text])}{!isDot(after) && plain([after]).trim()}</span>
);

// Basis stands beside numbers, and leads to where it can be changed. Beside counts, where the whole
// stands near, the pool is enough; beside what a win is worth, the rules and winds, and the pool, too, beside what waits
// are; beside yaku, winds and pool.
export function Basis({ of = "all" }: { of?: "all" | "counts" | "worth" | "waits" | "yaku" }) {
  const and = texts.value.t("options.and");
  const parts = { all: basisParts, counts: () => [poolText()], worth: () => [rulesText(), and, windsText()], waits: () => [rulesText(), and, windsText(), and, poolText()], yaku: () => [windsText(), and, poolText()] }[of]();
  return (
    <a class="basis" href="#settings" title={texts.value.t("basis.edit")}>
      <span class="basis-room"><span class={parts.some((part, i) => i % 2 === 1 && isDot(part)) ? "" : "close"}>{parts.map((part, i) => i % 2 === 0 && <Piece key={i} before={parts[i - 1] ?? ""} text={part} after={parts[i + 1] ?? ""} />)}</span></span>
    </a>
  );
}
