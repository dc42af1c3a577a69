// The board: one line of tiles, the drawn one apart, melds at the right with the called tile turned.
import { signal, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { arranged, drawing, kindOf, meldText, removed, text, write, type Hand, type Meld } from "./hand.ts";
import { change, drawn, fields, first as analysis, hand, lit, preview, question, seen, staleFirst as stale, texts } from "./store.ts";
import { Tile, spoken } from "./tiles.tsx";

// put changes the hand on the board; who drew what is then said by the order of the text.
export function put(next: Hand, changes: Record<string, string | null> = {}): void {
  const kept: Record<string, string> = { ...fields.value };
  delete kept.drawn;
  delete kept.notation;
  for (const [name, value] of Object.entries(changes)) {
    if (value) kept[name] = value;
    else delete kept[name];
  }
  rememberFocus();
  change({ hand: write(next), fields: kept });
}

// narrow says that tiles on the board are below 28 px.
const few = matchMedia("(max-width: 29rem)");
const narrow = signal(few.matches);
few.addEventListener("change", () => (narrow.value = few.matches));

// Where the focus goes when what had it is gone: to the board.
let refocus = false;

function rememberFocus(): void {
  refocus = document.activeElement?.matches(".board-tile, .meld, .make, .draw") ?? false;
}

// discard makes a discard, which everybody then sees; from a hand that has not drawn it takes the tile out.
export function discard(tile: string): void {
  const before = hand.value;
  const exact = before.tiles.includes(tile) ? tile : (before.tiles.find((t) => kindOf(t) === tile) ?? tile);
  put(removed(before, exact), drawing(before) ? { seen: text([...seen.value, exact]) } : {});
}

function takeMeld(at: number): void {
  put({ ...hand.value, melds: hand.value.melds.filter((_, i) => i !== at) });
}

// Which tile of a meld is turned: it shows whom it was called from.
function turnedAt(meld: Meld, i: number): number | null {
  if (meld.closed) return null;
  const from = fields.value.melds_from?.split(",")[i];
  return from === "right" ? meld.tiles.length - 1 : from === "across" ? 1 : 0;
}

const turnedWidth = 4 / 3;

function unitsOf(tiles: number, apart: boolean, melds: readonly Meld[]): number {
  const called = melds.reduce((sum, m) => sum + 0.4 + m.tiles.length + (m.closed ? 0 : turnedWidth - 1), 0);
  return Math.max(14.4, tiles + (apart ? 1.35 : 0) + called);
}

function BoardTile({ tile, apart, first }: { tile: string; apart?: boolean; first: boolean }) {
  const x = texts.value;
  const lifted = preview.value !== null && preview.value === tile;
  const names = [
    "board-tile", apart ? "apart" : "", lifted ? "lifted" : "", lit.value.includes(tile) ? "lit" : "",
    lit.value.length && !lit.value.includes(tile) ? "unlit" : "",
  ];
  const key = drawing(hand.value) ? "board.tile.discard" : "board.tile.remove";
  return (
    <button type="button" class={names.filter(Boolean).join(" ")} tabIndex={first ? 0 : -1} data-tile={tile}
      aria-label={x.t(key, { tile: spoken(tile) }) + (apart ? ` (${x.t("board.drawn")})` : "")}
      title={x.t(key, { tile: spoken(tile) })}
      onClick={() => discard(tile)}
      onPointerEnter={() => drawing(hand.value) && (preview.value = tile)} onPointerLeave={() => (preview.value = null)}
      onFocus={() => drawing(hand.value) && (preview.value = tile)} onBlur={() => (preview.value = null)}>
      <Tile tile={tile} small={narrow.value} mute />
    </button>
  );
}

function MeldTiles({ meld, at }: { meld: Meld; at: number }) {
  const turned = turnedAt(meld, at);
  return (
    <button type="button" class="meld" tabIndex={-1} title={texts.value.t("board.meld.remove", { tiles: meldText(meld) })}
      aria-label={texts.value.t("board.meld.remove", { tiles: meld.tiles.map(spoken).join(" ") })} onClick={() => takeMeld(at)}>
      {meld.tiles.map((tile, i) => {
        const face = meld.closed && (i === 0 || i === 3) ? "back" : tile;
        return <span key={i} class={i === turned ? "turned" : ""}><Tile tile={face} small={narrow.value} mute /></span>;
      })}
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
    if (!refocus) return;
    refocus = false;
    const tiles = line.current?.querySelectorAll<HTMLElement>(".board-tile");
    tiles?.[tiles.length - 1]?.focus();
  });
  const onKey = (event: KeyboardEvent) => {
    const tile = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.tile : undefined;
    if ((event.key === "Backspace" || event.key === "Delete") && tile) {
      put(removed(hand.value, tile));
      event.preventDefault();
    } else moveAlong(event);
  };
  return (
    <section class="board" aria-label={x.t("board")} style={{ "--units": unitsOf(view.tiles.length, view.drawn !== null, melds) }}>
      <div class="line" ref={line} role="group" aria-label={x.t("board")} onKeyDown={onKey}>
        {view.tiles.map((tile, i) => <BoardTile key={`${tile}${i}`} tile={tile} first={i === 0} />)}
        {view.drawn && <BoardTile key="drawn" tile={view.drawn} apart first={view.tiles.length === 0} />}
        {melds.length > 0 && <span class="melds">{melds.map((meld, i) => <MeldTiles key={i} meld={meld} at={i} />)}</span>}
        {count === 0 && melds.length === 0 && <p class="board-empty">{x.t("board.empty")}</p>}
      </div>
      <p class="board-foot">
        <span>{question.value.hand ? x.t("board.count", { n: count + melds.length * 3 }) : ""}</span>
        <span>{implied > 0 && count > 0 ? x.t("board.implied", { n: implied }) : ""}</span>
      </p>
    </section>
  );
}
