// What panels are put together from.
import { effect, signal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { moveAlong } from "../along.ts";
import type { Help } from "../help.ts";
import { dark, isDark, type Lit } from "../lit.ts";
import { Card, Term } from "../parts.tsx";
import { lit, question, texts } from "../store.ts";
import { Counted, spoken, Tile } from "../tiles.tsx";
import type { TileLeft } from "../types.ts";
import { tilesIn, type Shown } from "./shape.ts";

// Row draws tiles side by side; what a joker stands for has a mark.
export function Row({ tiles, mark }: { tiles: readonly Shown[]; mark?: string | undefined }) {
  const x = texts.value;
  const marked = tiles.findIndex(({ tile }) => tile === mark);
  const said = tiles.map((t) => spoken(t.tile) + (t.joker ? ` (${x.t("joker")})` : "")).join(" ");
  return (
    <span class="row" role="img" aria-label={said}>
      {tiles.map(({ tile, joker }, i) => (
        <span key={i} class={`${joker ? "as-joker" : ""}${i === marked ? " marked" : ""}`} {...(joker ? { title: x.t("joker") } : {})}><Tile tile={tile} class="tiny" mute /></span>
      ))}
    </span>
  );
}

// Run draws the tiles of a text, such as 123m or [555z].
export const Run = ({ text }: { text: string }) => <Row tiles={tilesIn(text)} />;

effect(() => {
  void question.value; // another question: what was pointed at may be gone
  lit.value = dark;
});

// lighting lights tiles on the board while what has these handlers is pointed at, or in focus if it may be.
export function lighting(what: Lit, focus = false) {
  const on = () => (lit.value = what);
  const off = () => (lit.value = dark);
  if (isDark(what)) return {};
  return { onPointerEnter: on, onPointerLeave: off, ...(focus ? { tabIndex: 0, onFocus: on, onBlur: off } : {}) };
}

const shown = 12;

// Lefts draws tiles with their counts, of which long lists show the beginning.
export function Lefts({ list, all = false }: { list: readonly TileLeft[]; all?: boolean }) {
  const some = list.filter(({ left }) => left !== 0);
  const more = all ? 0 : some.length - shown;
  return (
    <span class="lefts">
      {some.slice(0, more > 1 ? shown : some.length).map((u) => <Counted key={u.tile} tile={u.tile} left={u.left} />)}
      {more > 1 && <span class="sub">+{more}</span>}
    </span>
  );
}

// Head is a heading within a panel, a word with its help.
export const Head = ({ help, children }: { help: Help; children: ComponentChildren }) => <h3><Term help={help}>{children}</Term></h3>;

const opened = new Map<string, Signal<boolean>>();

// openOf says whether a panel of that name is open; it stays so while the page lives. One named behind
// the # of the address is open from the start.
export function openOf(id: string): Signal<boolean> {
  const had = opened.get(id);
  if (had) return had;
  const made = signal(location.hash === `#${id}`);
  opened.set(id, made);
  return made;
}

interface FoldProps {
  id: string;
  title: string;
  hint: string; // what it tells, while it is closed
  children: () => ComponentChildren; // made only when it is open
}

// Fold is a panel that is opened to ask its question.
export function Fold({ id, title, hint, children }: FoldProps) {
  const open = openOf(id);
  return (
    <Card id={id} class="panel fold" title={
      <button type="button" class="fold-button" aria-expanded={open.value} aria-controls={`${id}-body`} onClick={() => (open.value = !open.value)}>
        <span class="fold-mark" aria-hidden="true">{open.value ? "▾" : "▸"}</span>
        <span>{title}</span>
        {!open.value && <span class="sub">{hint}</span>}
      </button>
    }>
      <div id={`${id}-body`} hidden={!open.value}>{open.value && children()}</div>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  tiles: readonly string[];
  chosen: string | null;
  choose: (tile: string) => void;
  hover?: boolean; // pointing at a tile chooses it
}

// Choice is a line of tiles of which one is chosen; arrow keys move along it.
export function Choice({ label, tiles, chosen, choose, hover = false }: ChoiceProps) {
  return (
    <div class="choice" role="group" aria-label={label} onKeyDown={moveAlong}>
      {tiles.map((tile, i) => (
        <button type="button" key={tile} tabIndex={chosen ? (tile === chosen ? 0 : -1) : i ? -1 : 0} aria-pressed={tile === chosen} aria-label={spoken(tile)} onClick={() => choose(tile)}
          onPointerEnter={(e) => hover && e.pointerType === "mouse" && choose(tile)} onFocus={() => hover && choose(tile)}>
          <Tile tile={tile} class="choice-tile" mute />
        </button>
      ))}
    </div>
  );
}
