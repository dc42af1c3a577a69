// The verdict in large type, and the same for screen readers once it stands still.
import { signal, useSignalEffect } from "@preact/signals";
import { again, away, fault, first as analysis, outdated, question, staleFirst as stale, texts } from "./store.ts";
import { Share } from "./top.tsx";
import { Basis } from "./parts.tsx";
import { message } from "./field.tsx";
import { plain, type Key, type Part } from "./text.ts";
import { Sentence } from "./tiles.tsx";
import { verdictOf } from "./verdict.ts";

const said = signal("");

// Live says the verdict when nothing has changed for a while.
function Live() {
  useSignalEffect(() => {
    const a = analysis.value;
    const x = texts.value;
    const note = fault.value ? message().text : "";
    const text = note || (a && !stale.value ? plain(verdictOf(a, x).parts) : "");
    const timer = setTimeout(() => (said.value = text), 700);
    return () => clearTimeout(timer);
  });
  return <p class="visually-hidden" aria-live="polite" id="verdict-live">{said.value}</p>;
}

// Warnings are what the engine says beside its answers, each once.
function Warnings() {
  const a = analysis.value;
  if (!a) return null;
  const parts: unknown[] = [a, ...Object.values(a)];
  const texts = new Set(parts.flatMap((part) => (part as { warnings?: string[] } | null)?.warnings ?? []));
  return <>{[...texts].map((text) => <p key={text} class="note">{text}</p>)}</>;
}

// idle is what stands where there is no answer.
function idle(): Key {
  if (!question.value.hand) return "verdict.empty";
  if (away.value) return "away.title";
  return fault.value ? "verdict.unfinished" : "verdict.asking";
}

// bound keeps numbers that belong together on one line: 3 han 30 fu.
const bound = (part: Part): Part => (typeof part === "string" ? part.replace(/(\d \p{L}+) (?=\d)/gu, "$1\u00a0") : part);

export function VerdictLine() {
  const x = texts.value;
  const a = analysis.value;
  const v = a ? verdictOf(a, x) : null;
  const wrong = message();
  const old = outdated.value;
  const tone = wrong.bad ? "bad" : `${v?.tone ?? "idle"}${old ? " old" : ""}`;
  return (
    <div class={`verdict ${tone}`}>
      <div class="verdict-said">
        <p class="verdict-text" id="verdict">
          {wrong.bad ? x.t("verdict.fault") : v ? <Sentence parts={v.parts.map(bound)} by="room" /> : x.t(idle())}
        </p>
        <p class="verdict-note">{v && !wrong.bad && <Sentence parts={v.note} />}</p>
      </div>
      <div class="verdict-foot"><Basis /><Share /></div>
      {!old && <Warnings />}
      <Live />
      {away.value && (
        <p class="away" role="status">
          <span><strong>{x.t("away.title")}</strong> {x.t("away.text")}</span> <button type="button" class="button" onClick={again}>{x.t("away.again")}</button>
        </p>
      )}
    </div>
  );
}
