// What the page knows: the question, the last answer, and what is on the way.
import { batch, computed, effect, signal } from "@preact/signals";
import { follow } from "./calls.ts";
import { ask, EngineAway, EngineFault } from "./engine.ts";
import { requestOf, type Fields } from "./fields.ts";
import { read, tilesOf, type Hand } from "./hand.ts";
import { dark, type Lit } from "./lit.ts";
import { firstLang, type Lang } from "./lang.ts";
import { firstQuestion, keep, toAddress, withFields, type Question } from "./question.ts";
import { whenIdle } from "./paint.ts";
import { ranked } from "./rows.ts";
import { load, Texts } from "./text.ts";
import type { Analysis, Fault } from "./types.ts";
import * as memory from "./memory.ts";

export const question = signal<Question>({ hand: "", fields: {} }); // as the page shows it

// What is typed is drawn in one frame with its answer, for two take twice as long. An answer that is
// later than that is not waited for, and whatever else is done finds all drawn that was typed.
const together = 40; // ms
const typing = signal<Question | null>(null); // what is asked, and not drawn yet
let drawing: ReturnType<typeof setTimeout> | undefined;

// asked is the question that was put last, and written what stands in the text field.
const asked = (): Question => typing.value ?? question.value;
export const written = computed(() => asked().hand);

// show draws a question, at once or with the batch that it is a part of.
function show(q: Question): void {
  clearTimeout(drawing);
  batch(() => {
    typing.value = null;
    question.value = q;
  });
}

const showTyped = (): void => {
  if (typing.value) show(typing.value);
};

function showWithAnswer(q: Question): void {
  typing.value = q;
  clearTimeout(drawing);
  drawing = setTimeout(showTyped, together);
}

// The last answer, and the question that it answers. Verdict, board and tables take the first pair;
// panels take the second, which follows once the first is painted: so the verdict waits for no panel.
export const first = signal<Analysis | null>(null);
export const firstOf = signal<Question | null>(null);
export const analysis = signal<Analysis | null>(null);
export const answered = signal<Question | null>(null);

export const fault = signal<Fault | null>(null);
export const away = signal(false);
export const indexed = signal(memory.get("index") === "1"); // tiles have their rank in a corner, for learners
export const depth = signal(0); // changes that Back can take back
export const preview = signal<string | null>(null); // the discard that is looked at
export const lit = signal<Lit>(dark); // what is lit on the board, set by panels

const askedLang = signal<string | null>(null);
export const lang = signal<Lang>("en");
export const texts = computed(() => new Texts(lang.value));

export const stale = computed(() => answered.value !== question.value);
export const staleFirst = computed(() => firstOf.value !== question.value);

// outdated says that the answer shown is of another question, and no new one is to come.
export const outdated = computed(() => staleFirst.value && (fault.value !== null || away.value));

// hand is what stands on the board: the text where it is mpsz, else the hand as the engine read it.
export const hand = computed<Hand>(() => {
  const typed = read(question.value.hand);
  const a = first.value;
  return !typed.rest.length || !a || staleFirst.value ? typed : read(a.hand);
});

export const fields = computed<Fields>(() => question.value.fields);

export const drawn = computed<string | undefined>(() => question.value.fields.drawn ?? (staleFirst.value ? undefined : (first.value?.drawn ?? undefined)));

// begun says that what stands beside the first answer and below it may follow: once that is painted and tiles are
// ready, which are drawn faster then, or late.
export const ready = signal(false);
const painted = signal(false);
const late = signal(false);
const lateAfter = 500; // ms
export const begun = computed(() => late.value || (painted.value && ready.value));

let asking: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

let rest = (): void => undefined; // gives up what showRestLater put off
let typedAt = -Infinity; // when the last key was typed
const pause = 300; // ms without a key: before that the next is likely to come, and should find nothing in its way

// showRest lets the panels have the answer, too.
function showRest(): void {
  rest();
  batch(() => {
    analysis.value = first.value;
    answered.value = firstOf.value;
    painted.value = true;
  });
}

// showRestLater does that once the verdict has been painted, the typing rests and nothing else is to
// be done. Of the first answer the panels above the tables must not be later than these.
function showRestLater(): void {
  rest();
  if (document.hidden) return showRest();
  if (analysis.value === null) {
    analysis.value = first.value;
    answered.value = firstOf.value;
  }
  const resting = setTimeout(() => (rest = whenIdle(showRest)), typedAt + pause - performance.now());
  rest = () => clearTimeout(resting);
}

function take(q: Question, a: Analysis | null): void {
  batch(() => {
    showTyped();
    first.value = a;
    firstOf.value = q;
    fault.value = null;
    if (a) away.value = false;
    else showRest();
  });
  if (a) showRestLater();
}

// fail shows what is wrong beside what is left of the answer before.
function fail(wrong: Fault | null): void {
  batch(() => {
    showTyped();
    fault.value = wrong;
    away.value = !wrong;
  });
  showRestLater();
}

async function askNow(): Promise<void> {
  asking?.abort();
  const controller = (asking = new AbortController());
  const q = asked();
  if (q.hand.trim() === "") return take(q, null);
  try {
    const a = await ask<Analysis>("analyze", requestOf("analyze", q.hand, q.fields, lang.value), controller.signal);
    if (!controller.signal.aborted) take(q, ranked(a));
  } catch (error) {
    if (controller.signal.aborted) return;
    if (error instanceof EngineFault) fail(error.fault);
    else if (error instanceof EngineAway) {
      askSoon(3000);
      fail(null);
    }
    else throw error;
  }
}

// askSoon asks anew, and gives the question before up: its answer or fault is of another hand.
function askSoon(wait: number): void {
  asking?.abort();
  rest();
  clearTimeout(timer);
  if (wait === 0) return void askNow();
  timer = setTimeout(() => void askNow(), wait);
}

export const again = (): void => askSoon(0);

const address = (q: Question): string => toAddress(q, askedLang.value);

let showing: ReturnType<typeof setTimeout> | undefined;

// showLater writes the address once the typing rests, for browsers take their time for that.
function showLater(): void {
  clearTimeout(showing);
  showing = setTimeout(() => {
    showing = undefined;
    history.replaceState({ depth: depth.value }, "", address(question.value));
  }, 250);
}

// typed takes over the text while it is being typed: it makes no step for Back.
export function typed(text: string): void {
  typedAt = performance.now();
  showTyped();
  const { drawn: _, melds_from: from, ...rest } = question.value.fields;
  const called = follow(from, hand.value.melds, read(text).melds);
  showWithAnswer({ hand: text, fields: keep(question.value.fields, called ? { ...rest, melds_from: called } : rest) });
  showLater();
  askSoon(0);
}

// change makes a step that Back takes back.
export function change(next: Question): void {
  preview.value = null;
  if (showing !== undefined) history.replaceState({ depth: depth.value }, "", address(question.value)); // what Back leads to
  clearTimeout(showing);
  showing = undefined;
  show(next);
  depth.value++;
  history.pushState({ depth: depth.value }, "", address(next));
  askSoon(0);
}

// setFields changes request fields; null takes one out.
export const setFields = (changes: Record<string, string | null>): void => change(withFields(question.value, changes));

// seen returns the tiles seen elsewhere.
export const seen = computed<string[]>(() => tilesOf(question.value.fields.seen ?? "") ?? []);

export const undo = (): void => {
  if (depth.value > 0) history.back();
};

function restore(state: unknown): void {
  show(firstQuestion(location.search));
  depth.value = typeof state === "object" && state !== null && "depth" in state ? Number(state.depth) : 0;
  preview.value = null;
}

export function setLang(to: Lang): void {
  memory.put("lang", to);
  askedLang.value = to;
  history.replaceState({ depth: depth.value }, "", address(question.value));
  void load(to).then(() => {
    if (askedLang.value !== to) return; // another one by now
    lang.value = to;
    askSoon(0);
  });
}

// start reads the address and asks the first question, which is an example if there is none. It
// returns when the texts are there, and when the answer is.
export function start(): { texts: Promise<void>; answer: Promise<void> } {
  askedLang.value = new URLSearchParams(location.search).get("lang");
  lang.value = firstLang(askedLang.value);
  restore(history.state);
  const answer = askNow();
  setTimeout(() => (late.value = true), lateAfter);
  for (const act of ["keydown", "pointerdown", "click"]) addEventListener(act, showTyped, true);
  addEventListener("online", again);
  addEventListener("popstate", (event) => {
    clearTimeout(showing);
    showing = undefined;
    restore(event.state);
    askSoon(0);
  });
  effect(() => {
    document.title = first.value ? `${first.value.hand} · Mentsu` : "Mentsu";
  });
  effect(() => {
    document.documentElement.lang = { en: "en", ja: "ja", zh: "zh-Hans" }[lang.value];
  });
  return { texts: load(lang.value), answer };
}
