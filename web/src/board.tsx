// The board: one line of tiles, the drawn one apart, melds at the right with the called tile turned.
import { computed, signal, useComputed } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { moveAlong } from "./along.ts";
import { arranged, drawing, kindOf, removed, text, type Meld } from "./hand.ts";
import { isDark } from "./lit.ts";
import { JokerLegend } from "./legend.tsx";
import { MeldMenu, MeldTiles, takeMeld } from "./meld.tsx";
import { lostFocus, put } from "./put.ts";
import { SeenRow } from "./seen.tsx";
import { away, drawn, fault, fields, first as analysis, hand, lit, preview, question, seen, staleFirst as stale, texts } from "./store.ts";
import { smallest, spoken, Tile } from "./tiles.tsx";
import { standsIn } from "./wall.ts";

// narrow says that the tiles of a phone stand closer together.
const few = matchMedia("(max-width: 699px)");
const narrow = signal(few.matches);
few.addEventListener("change", () => (narrow.value = few.matches));

// room is the width that the tiles have, in px: at first what a phone has, where it is one.
const room = signal(few.matches && matchMedia("(max-width: 25rem)").matches ? 356 : 600);

function useRoom(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!line.current) return;
    const watch = new ResizeObserver(([entry]) => (room.value = entry?.contentRect.width ?? room.value));
    watch.observe(line.current);
    return () => watch.disconnect();
  }, []);
}

// discard makes a discard, which everybody then sees; from a hand that has not drawn it takes the tile out.
export function discard(tile: string): void {
  const before = hand.value;
  const exact = before.tiles.includes(tile) ? tile : (before.tiles.find((t) => kindOf(t) === tile) ?? tile);
  put(removed(before, exact), drawing(before) ? { seen: text([...seen.value, exact]) } : {});
}

const turnedWidth = 4 / 3;

// What cannot be read has a room of its own width, in tiles.
const restWidth = (text: string): number => Math.min(4, 0.5 + 0.4 * text.length);
const restGap = 0.2;

function unitsOf(tiles: number, apart: boolean, melds: readonly Meld[], rest: readonly string[]): number {
  const called = melds.reduce((sum, m) => sum + 0.4 + m.tiles.length + (m.closed ? 0 : turnedWidth - 1), 0);
  return Math.max(narrow.value ? 14.2 : 14.4, tiles + (apart ? (narrow.value ? 1.2 : 1.35) : 0) + called + rest.reduce((sum, text) => sum + restGap + restWidth(text), 0));
}

// drew says whether the hand has drawn, so that a click discards.
const drew = computed(() => drawing(hand.value));

const none: readonly string[] = [];
const rest = computed(() => (fault.value || away.value ? hand.value.rest : none)); // what the engine cannot read, either

const view = computed(() => arranged(hand.value, drawn.value));
const units = computed(() => unitsOf(view.value.tiles.length, view.value.drawn !== null, hand.value.melds, rest.value));
const tight = computed(() => room.value / units.value < smallest); // tiles are narrow

function BoardTile({ tile, apart, first, small }: { tile: string; apart?: boolean; first: boolean; small: boolean }) {
  const x = texts.value;
  const lifted = useComputed(() => preview.value === tile).value;
  const on = lit.value;
  const shine = on.tiles.includes(tile) ? "lit" : isDark(on) ? "" : "unlit";
  const names = ["board-tile", apart ? "apart" : "", lifted ? "lifted" : "", shine];
  const key = drew.value ? "board.tile.discard" : "board.tile.remove";
  const joker = standsIn(tile, fields.value);
  const said = x.t(key, { tile: spoken(tile) }) + (joker ? ` (${x.t("joker")})` : "");
  const face = <Tile tile={tile} small={small} mute />;
  return (
    <button type="button" class={names.filter(Boolean).join(" ")} tabIndex={first ? 0 : -1} data-tile={tile}
      aria-label={said + (apart ? ` (${x.t("board.drawn")})` : "")} title={said}
      onClick={() => discard(tile)}
      onPointerEnter={() => drew.value && (preview.value = tile)} onPointerLeave={() => (preview.value = null)}
      onFocus={() => drew.value && (preview.value = tile)} onBlur={() => (preview.value = null)}>
      {joker ? <span class="as-joker">{face}</span> : face}
    </button>
  );
}

export function Board() {
  const x = texts.value;
  const { tiles, drawn: apart } = view.value;
  const { melds } = hand.value;
  const implied = stale.value ? 0 : (analysis.value?.implied_melds ?? 0);
  const count = hand.value.tiles.length;
  const line = useRef<HTMLDivElement>(null);
  useRoom(line);
  const small = tight.value;
  useEffect(() => {
    if (!lostFocus()) return;
    const buttons = line.current?.querySelectorAll<HTMLElement>(".board-tile");
    buttons?.[buttons.length - 1]?.focus();
  });
  const onKey = (event: KeyboardEvent) => {
    const { tile, meld } = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
    if (event.key !== "Backspace" && event.key !== "Delete") return moveAlong(event);
    if (tile) put(removed(hand.value, tile));
    else if (meld) takeMeld(Number(meld));
    else return;
    event.preventDefault();
  };
  return (
    <section class="board" aria-label={x.t("board")} style={{ "--units": units.value }}>
      <div class="line" ref={line} role="group" aria-label={x.t("board")} onKeyDown={onKey}>
        {tiles.map((tile, i) => <BoardTile key={`${tile}${i - tiles.indexOf(tile)}`} tile={tile} first={i === 0} small={small} />)}
        {apart && <BoardTile key="drawn" tile={apart} apart first={tiles.length === 0} small={small} />}
        {rest.value.map((text, i) => <span key={i} class="rest" style={{ "--room": restWidth(text), "--gap": restGap }} title={x.t("board.rest", { text })} aria-hidden="true">{text}</span>)}
        {melds.length > 0 && <span class="melds">{melds.map((meld, i) => <MeldTiles key={i} meld={meld} at={i} small={small} />)}</span>}
        {count === 0 && melds.length === 0 && rest.value.length === 0 && <p class="board-empty">{x.t("board.empty")}</p>}
      </div>
      <p class="board-foot">
        <span class="board-count">{question.value.hand ? x.t("board.count", { n: count + melds.length * 3 }) : ""}</span>
        {tiles.concat(apart ?? []).some((tile) => standsIn(tile, fields.value)) && <JokerLegend />}
        <SeenRow />
        <span class="board-note">{rest.value.length > 0 ? x.t("board.rest", { text: rest.value.join(x.t("and")) }) : implied > 0 && count > 0 ? x.t("board.implied", { n: implied }) : ""}</span>
      </p>
      <MeldMenu />
    </section>
  );
}
