// The text field: any notation, with the place of an error underlined.
import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { hand, fault, question, texts, typed, written } from "./store.ts";
import { placeOf, unfinished } from "./place.ts";
import type { Key } from "./text.ts";

interface Note {
  text: string;
  bad: boolean; // an error, and not only unfinished
}

// What the page calls request fields.
const labels: Record<string, Key> = {
  rules: "settings.rules", players: "settings.players", reds: "settings.reds", pool: "settings.pool", round: "settings.round", seat: "settings.seat",
  joker_tiles: "settings.jokers", seen: "seen", dora: "dora", flags: "settings.flags", honba: "settings.honba", sticks: "settings.sticks",
  nukidora: "settings.nukidora", flowers: "settings.flowers", options: "options", melds_from: "meld.from",
};

function labelOf(field: string): string {
  const key = labels[field.replace(/\[.*/, "")];
  return key ? texts.value.t(key) : field;
}

// message says what is wrong with the question, or what is missing.
export function message(): Note {
  const f = fault.value;
  const x = texts.value;
  const typed = question.value.hand;
  if (!f || !typed) return { text: "", bad: false };
  if (f.field !== undefined && f.field !== "hand") return { text: `${labelOf(f.field)}: ${f.message}`, bad: true };
  const h = hand.value;
  if (f.at === undefined) {
    const few = !h.rest.length && h.tiles.length < 14 && h.tiles.length % 3 === 0;
    return few ? { text: x.t("count.more", { n: h.tiles.length }), bad: false } : { text: f.message, bad: true };
  }
  const { from } = placeOf(typed, f.at);
  const rest = typed.slice(from);
  if (unfinished(rest)) return { text: x.t(/^\d/.test(rest) ? "field.suit" : "field.open", { text: rest }), bad: false };
  return { text: x.t("field.at", { message: f.message, n: [...typed.slice(0, from)].length + 1 }), bad: true };
}

function Mirror() {
  const text = question.value.hand;
  const f = fault.value;
  if (!f || f.field !== "hand" || f.at === undefined) return <>{text}</>;
  const { from, to } = placeOf(text, f.at);
  const soft = unfinished(text.slice(from));
  return (
    <>
      {text.slice(0, from)}
      <mark class={soft ? "soft" : ""}>{text.slice(from, to) || " "}</mark>
      {text.slice(to)}
    </>
  );
}

export function Field() {
  const input = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const x = texts.value;
  const text = written.value;
  const note = message();
  const follow = () => {
    if (input.current && mirror.current) mirror.current.scrollLeft = input.current.scrollLeft;
  };
  useSignalEffect(() => {
    void [written.value, question.value]; // with what is typed, and what is drawn of it
    requestAnimationFrame(follow); // when the browser lays the page out anyway
  });
  return (
    <div class="field">
      <label class="visually-hidden" for="hand-text">{x.t("field.label")}</label>
      <div class="field-box">
        <div class="mirror" ref={mirror} aria-hidden="true"><Mirror /></div>
        <input
          id="hand-text" ref={input} type="text" value={text} placeholder={x.t("field.placeholder")}
          autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="done"
          aria-invalid={note.bad} aria-describedby="hand-note"
          onInput={(event) => typed(event.currentTarget.value)}
          onScroll={follow} onKeyUp={follow} onClick={follow}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
        {text && (
          <button type="button" class="clear" aria-label={x.t("clear")} onClick={() => {
            typed("");
            input.current?.focus();
          }}>×</button>
        )}
      </div>
      <p id="hand-note" class={note.bad ? "note bad" : "note"}>{note.text || x.t("field.hint")}</p>
    </div>
  );
}
