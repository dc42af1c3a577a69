// The page.
import { useEffect } from "preact/hooks";
import { Board } from "./board.tsx";
import { Discards } from "./discards.tsx";
import { Field } from "./field.tsx";
import { Guide } from "./guide.tsx";
import { loadHelp } from "./help.ts";
import { whenIdle } from "./paint.ts";
import { panels, type Panel } from "./panels/index.ts";
import { open, Picker, Tools } from "./picker.tsx";
import { Settings } from "./settings.tsx";
import { answered, away, begun, fault, first, outdated, texts } from "./store.ts";
import { Examples, RecentHands, Top } from "./top.tsx";
import { Useful } from "./useful.tsx";
import { VerdictLine } from "./verdict-line.tsx";

// toggle opens the sheet of tiles, with the board in sight above it, or closes it.
function toggle(): void {
  open.value = !open.value;
  if (open.value) document.querySelector(".board")?.scrollIntoView({ block: "start" });
}

function Slot({ at }: { at: Panel["slot"] }) {
  return <>{panels.filter((p) => p.slot === at).map(({ id, View }) => <View key={id} />)}</>;
}

function Side() {
  return (
    <>
      <Picker />
      <Settings />
      <Slot at="side" />
      <RecentHands />
      <Keys />
    </>
  );
}

export function App() {
  const x = texts.value;
  const old = outdated.value;
  const over = first.value?.discards?.win;
  useEffect(() => (begun.value ? whenIdle(loadHelp) : undefined), [begun.value]);
  return (
    <>
      <Top />
      <main class={old ? "old" : answered.value || fault.value || away.value ? "" : "waiting"}>
        <div class="question">
          <Field />
          <Examples />
          <Board />
          <Slot at="board" />
        </div>
        <div class="answer">
          <VerdictLine />
          <Slot at="top" />
          {!over && <Discards />}
          <Useful />
          <Guide />
          {begun.value && <Slot at="main" />}
          {begun.value && over && <Discards />}
        </div>
        <div class="side">{begun.value && <Side />}</div>
      </main>
      <div class="bottom">
        <Tools />
        <button type="button" class="button strong" aria-expanded={open.value} aria-controls="picker" onClick={toggle}>
          {x.t(open.value ? "picker.close" : "picker.open")}
        </button>
      </div>
    </>
  );
}

function Keys() {
  const x = texts.value;
  const keys = [["/", "keys.field"], ["D", "keys.draw"], ["Z", "keys.undo"], ["⌫", "keys.remove"], ["← → ↑ ↓", "keys.move"], ["⏎", "keys.make"], ["⇧ ⏎", "keys.seen"]] as const;
  return (
    <footer class="keys">
      <dl aria-label={x.t("keys")}>{keys.map(([key, what]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{x.t(what)}</dd></div>)}</dl>
      <a href="docs">{x.t("docs")}</a>
    </footer>
  );
}
