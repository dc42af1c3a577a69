// Why a tile is useful: what it completes, and the count of the shanten number with it. A tile that says so
// when it is pointed at, or in focus, has data-why; in a row of a discard the row has data-out.
import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { added, kindOf, removed, write, type Hand } from "../hand.ts";
import { fields, first, hand, question, staleFirst, texts } from "../store.ts";
import { tapped } from "../tap.ts";
import { Sentence } from "../tiles.tsx";
import type { Part } from "../text.ts";
import type { Group } from "../types.ts";
import { useAsk } from "../use-ask.ts";
import { shantenText } from "../verdict.ts";
import { standsIn } from "../wall.ts";
import { formula, isPair, sameTiles, useOf, type Use } from "./shape.ts";

interface Explained {
  hand: string;
  drawn: string;
  shanten: number | null;
  groups: Group[];
  count: Record<string, number | string> | null; // of the standard form, which may not be the nearest
}

export interface Reason {
  tile: string;
  use: Use;
  shanten: number | null; // with it
  count: Explained["count"]; // of that number; null where another form is nearer
}

// without returns the hand before its draw: less a discard, of which a plain five may be the red one.
export function without(h: Hand, out: string | null | undefined): Hand {
  const exact = out && (h.tiles.includes(out) ? out : h.tiles.find((t) => kindOf(t) === out));
  return exact ? removed(h, exact) : h;
}

// useReason returns why a tile is useful to a hand before its draw, once the engine has said so; null asks nothing.
export function useReason(from: Hand | null, tile: string | null, before: readonly Group[]): Reason | null {
  const [asked, ask] = useState<string | null>(null);
  const with14 = from && tile ? write(added(from, tile)) : null;
  useEffect(() => {
    const timer = setTimeout(() => ask(with14), 60); // not for every tile that the pointer crosses
    return () => clearTimeout(timer);
  }, [with14]);
  const due = with14 !== null && asked === with14;
  const { answer } = useAsk<Explained>(due ? "explain" : null, { hand: with14, drawn: tile, notation: null });
  if (!answer || !from || !tile || !sameTiles(answer.hand, write(added(from, answer.drawn)))) return null;
  const use = useOf(answer.drawn, answer.groups, before);
  const { shanten, count } = answer;
  return use && { tile: answer.drawn, use, shanten, count: count?.result === shanten ? count : null };
}

const tiles = (list: readonly string[]) => list.map((tile) => ({ tile }));

// runsOf parts a sentence so that tiles in a row, with the mark after them, are one piece that no line break divides.
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    const after = run && typeof run.at(-1) !== "string";
    if (typeof part !== "string") {
      if (after) run.push(part);
      else runs.push([part]);
      continue;
    }
    const mark = after ? (/^[:,;.：，、；。]+/.exec(part)?.[0] ?? "") : "";
    if (mark) run?.push(mark);
    runs.push([part.slice(mark.length)]);
  }
  return runs;
}

// Because says it in a sentence, and counts.
export function Because({ reason: { tile, use, shanten, count } }: { reason: Reason }) {
  const x = texts.value;
  const role = use.role === "partial" && isPair(use.block) ? "pair" : use.role;
  const parts = x.parts(`use.${role}` as "use.set", { tile: tiles([tile]), before: tiles(use.before), block: tiles(use.block.map((t) => t.tile)) });
  return (
    <>
      <p>{runsOf(parts).map((run, i) => (typeof run[0] === "string" ? <Sentence key={i} parts={run} /> : <span key={i} class="glued"><Sentence parts={run} /></span>))}</p>
      <p class="sub">{count ? x.t("use.count", { sum: formula(count) }) : x.t("use.then", { shanten: shantenText(shanten, x) })}</p>
    </>
  );
}

interface Pointed {
  tile: string | null; // null where the note says all
  out: string | null; // the discard of its row
  at: DOMRect;
  tapped: HTMLElement | null; // what a second tap acts on
  note: string; // said to who taps until there is more to say
}

const pointed = signal<Pointed | null>(null);
let described: Element | null = null;

function hide(): void {
  described?.removeAttribute("aria-describedby");
  described = null;
  pointed.value = null;
  tapped.value = null;
}

// explain shows why a tile is useful beside it.
function explain(target: HTMLElement): void {
  described = target;
  target.setAttribute("aria-describedby", "why-tip");
  const { why = null, note = target.title } = target.dataset;
  const out = target.closest<HTMLElement>("[data-out]")?.dataset.out ?? null;
  pointed.value = { tile: why, out, at: target.getBoundingClientRect(), tapped: tapped.value, note };
}

const inTip = (target: EventTarget | null): boolean => target instanceof Element && target.closest(".why-tip") !== null;

function point(event: Event): void {
  const at = event.target instanceof Element ? event.target : null;
  const target = at?.closest<HTMLElement>("[data-why]") ?? null;
  if (inTip(at) || (described && (target ?? at?.closest("[data-tap]")) === described)) return;
  if (!target && event.type === "pointerover" && described === document.activeElement) return; // the focus holds it
  hide();
  if (target) explain(target);
}

function unfocus(event: FocusEvent): void {
  if (!inTip(event.relatedTarget)) hide();
}

// follow keeps the place of what is pointed at while the page scrolls, as it does for the focus.
function follow(): void {
  if (described && pointed.value) pointed.value = { ...pointed.value, at: described.getBoundingClientRect() };
}

function leave(event: KeyboardEvent): void {
  if (event.key === "Escape") hide();
}

// WhyTip stands beside the tile that is pointed at.
export function WhyTip() {
  const p = pointed.value;
  const h = hand.value;
  useEffect(() => {
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    document.addEventListener("focusout", unfocus);
    document.addEventListener("keydown", leave);
    document.addEventListener("scroll", follow, true);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
      document.removeEventListener("focusout", unfocus);
      document.removeEventListener("keydown", leave);
      document.removeEventListener("scroll", follow, true);
    };
  }, []);
  useEffect(hide, [question.value]);
  useSignalEffect(() => {
    if (tapped.value) explain(tapped.value);
  });
  const known = p?.tile && !staleFirst.value && !h.tiles.some((t) => t === "j" || standsIn(t, fields.value));
  const reason = useReason(known ? without(h, p.out) : null, known ? p.tile : null, first.value?.explain?.groups ?? []);
  const found = p?.tile && reason && kindOf(reason.tile) === kindOf(p.tile) ? reason : null;
  if (!p || !(found ?? p.tapped)) return null;
  const low = p.at.bottom > innerHeight - (p.tapped ? 250 : 140);
  const side = Math.max(8, Math.min(p.at.left, innerWidth - 330));
  return (
    <div class={`why-tip${p.tapped ? " tapped" : ""}${low ? " low" : ""}`} role={p.tapped ? "group" : "tooltip"} id="why-tip" style={{ left: `${side}px`, ...(low ? { bottom: `${innerHeight - p.at.top + 6}px` } : { top: `${p.at.bottom + 6}px` }) }}>
      <div>{found ? <Because reason={found} /> : <p>{p.note}</p>}</div>
      {p.tapped && <button type="button" class="button" onClick={() => p.tapped?.click()}>{texts.value.t("draw")}</button>}
    </div>
  );
}
