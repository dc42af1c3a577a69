// The board: one line of tiles, the drawn one apart, melds at the right with the called tile turned.
import { computed, signal, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { arranged, drawing, kindOf, removed, text, type Meld } from "./hand.ts";
import { isDark } from "./lit.ts";
import { MeldMenu, MeldTiles, takeMeld } from "./meld.tsx";
import { lostFocus, put } from "./put.ts";
import { drawn, first as analysis, hand, lit, preview, question, seen, staleFirst as stale, texts } from "./store.ts";
import { Tile, spoken } from "./tiles.tsx";

// narrow says that tiles on the board are below 28 px.
const few = matchMedia("(max-width: 29rem)");
const narrow = signal(few.matches);
few.addEventListener("change", () => (narrow.value = few.matches));

// discard makes a discard, which everybody then sees; from a hand that has not drawn it takes the tile out.
export function discard(tile: string): void {
  const before = hand.value;
  const exact = before.tiles.includes(tile) ? tile : (before.tiles.find((t) => kindOf(t) === tile) ?? tile);
  put(removed(before, exact), drawing(before) ? { seen: text([...seen.value, exact]) } : {});
}

const turnedWidth = 4 / 3;

function unitsOf(tiles: number, apart: boolean, melds: readonly Meld[]): number {
  const called = melds.reduce((sum, m) => sum + 0.4 + m.tiles.length + (m.closed ? 0 : turnedWidth - 1), 0);
  return Math.max(narrow.value ? 14.2 : 14.4, tiles + (apart ? (narrow.value ? 1.2 : 1.35) : 0) + called);
}

// drew says whether the hand has drawn, so that a click discards.
const drew = computed(() => drawing(hand.value));

function BoardTile({ tile, apart, first }: { tile: string; apart?: boolean; first: boolean }) {
  const x = texts.value;
  const lifted = useComputed(() => preview.value === tile).value;
  const on = lit.value;
  const shine = on.tiles.includes(tile) ? "lit" : isDark(on) ? "" : "unlit";
  const names = ["board-tile", apart ? "apart" : "", lifted ? "lifted" : "", shine];
  const key = drew.value ? "board.tile.discard" : "board.tile.remove";
  return (
    <button type="button" class={names.filter(Boolean).join(" ")} tabIndex={first ? 0 : -1} data-tile={tile}
      aria-label={x.t(key, { tile: spoken(tile) }) + (apart ? ` (${x.t("board.drawn")})` : "")}
      title={x.t(key, { tile: spoken(tile) })}
      onClick={() => discard(tile)}
      onPointerEnter={() => drew.value && (preview.value = tile)} onPointerLeave={() => (preview.value = null)}
      onFocus={() => drew.value && (preview.value = tile)} onBlur={() => (preview.value = null)}>
      <Tile tile={tile} small={narrow.value} mute />
    </button>
  );
}

// moveAlong moves the focus along buttons with the arrow keys.
export function moveAlong(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = all.findIndex((b) => b === document.activeElement);
  all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

export function Board() {
  const x = texts.value;
  const view = useComputed(() => arranged(hand.value, drawn.value)).value;
  const { melds } = hand.value;
  const implied = stale.value ? 0 : (analysis.value?.implied_melds ?? 0);
  const count = hand.value.tiles.length;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!lostFocus()) return;
    const tiles = line.current?.querySelectorAll<HTMLElement>(".board-tile");
    tiles?.[tiles.length - 1]?.focus();
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
    <section class="board" aria-label={x.t("board")} style={{ "--units": unitsOf(view.tiles.length, view.drawn !== null, melds) }}>
      <div class="line" ref={line} role="group" aria-label={x.t("board")} onKeyDown={onKey}>
        {view.tiles.map((tile, i) => <BoardTile key={`${tile}${i - view.tiles.indexOf(tile)}`} tile={tile} first={i === 0} />)}
        {view.drawn && <BoardTile key="drawn" tile={view.drawn} apart first={view.tiles.length === 0} />}
        {melds.length > 0 && <span class="melds">{melds.map((meld, i) => <MeldTiles key={i} meld={meld} at={i} small={narrow.value} />)}</span>}
        {count === 0 && melds.length === 0 && <p class="board-empty">{x.t("board.empty")}</p>}
      </div>
      <p class="board-foot">
        <span>{question.value.hand ? x.t("board.count", { n: count + melds.length * 3 }) : ""}</span>
        <span>{implied > 0 && count > 0 ? x.t("board.implied", { n: implied }) : ""}</span>
      </p>
      <MeldMenu />
    </section>
  );
}
