// The picker: every tile with the copies that are left.
import { computed, signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { added, drawing, meldFrom } from "./hand.ts";
import { copies, draw, redsOf, standsIn, suits } from "./wall.ts";
import { depth, fields, first as analysis, hand, preview, question, staleFirst as stale, texts, undo } from "./store.ts";
import { moveAlong } from "./along.ts";
import { targetsOf, type Target } from "./offered.ts";
import { helpOf } from "./help.ts";
import { put } from "./put.ts";
import { removed } from "./hand.ts";
import { indicate, see, Seen } from "./seen.tsx";
import { Tile, spoken } from "./tiles.tsx";
import { Card } from "./parts.tsx";

const chosen = signal<Target>("hand");
const target = computed<Target>(() => (targetsOf(fields.value).includes(chosen.value) ? chosen.value : "hand"));
const suit = signal<(typeof suits)[number]>("m");
export const open = signal(false); // the sheet, on a phone

// give puts a tile where it goes.
function give(tile: string, to: Target): void {
  if (to === "seen") return see(tile);
  if (to === "dora") return indicate(tile);
  if (to === "hand") return put(added(hand.value, tile));
  const meld = meldFrom(to, tile);
  if (meld) put({ ...hand.value, melds: [...hand.value.melds, meld] });
  chosen.value = "hand";
}

// drawOne draws at random from what is left; a hand that is empty is dealt.
export function drawOne(): void {
  let h = hand.value;
  if (drawing(h)) return;
  const missing = h.tiles.length || h.melds.length ? 1 : 14;
  for (let i = 0; i < missing; i++) {
    const tile = draw(h, fields.value, Math.random());
    if (tile) h = added(h, tile);
  }
  put(missing > 1 ? { ...h, rest: [] } : h);
}

// removeLast takes out the drawn tile, or the last one; first letters of the text that are none.
export function removeLast(): void {
  const { tiles, melds, rest } = hand.value;
  const letters = rest.at(-1);
  if (letters) return put({ ...hand.value, rest: [...rest.slice(0, -1), letters.slice(0, -1)] });
  const last = tiles[tiles.length - 1];
  if (last) put(removed(hand.value, last));
  else if (melds.length) put({ ...hand.value, melds: melds.slice(0, -1) });
}

// usefulNow returns the tiles to mark: those that help after the discard looked at, or the best one.
function usefulNow(): Set<string> {
  const a = analysis.value;
  if (!a || stale.value) return new Set();
  const list = a.discards?.discards;
  const best = a.discards?.win ? undefined : list?.[0]; // a hand that is complete waits on nothing
  const row = list?.find((d) => d.tile === preview.value) ?? best;
  return new Set((row?.useful ?? a.useful?.useful ?? []).filter(({ left }) => left !== 0).map(({ tile }) => tile));
}

function PickerTile({ tile, left, useful, first }: { tile: string; left: number; useful: boolean; first: boolean }) {
  const x = texts.value;
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const done = useRef(false);
  const hold = () => {
    if (left > 0) see(tile);
    done.current = true;
  };
  return (
    <button type="button" data-tile={tile} class={`pick${left === 0 ? " out" : ""}${useful ? " useful" : ""}${standsIn(tile, fields.value) ? " as-joker" : ""}`} aria-disabled={left === 0} tabIndex={first ? 0 : -1}
      aria-label={tile === "j" ? spoken(tile) : x.t("picker.left", { tile: spoken(tile), n: left })} title={x.t("picker.hint")}
      onClick={(event) => {
        if (!done.current && left > 0) give(tile, event.shiftKey ? "seen" : target.value);
        done.current = false;
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        clearTimeout(held.current);
        if (!done.current) hold();
        if (!(event as unknown as PointerEvent).pointerType || (event as unknown as PointerEvent).pointerType === "mouse") done.current = false;
      }}
      onPointerDown={(event) => {
        done.current = false;
        if (event.pointerType !== "mouse") held.current = setTimeout(hold, 480);
      }}
      onPointerUp={() => clearTimeout(held.current)} onPointerCancel={() => clearTimeout(held.current)} onPointerLeave={() => clearTimeout(held.current)}>
      <Tile tile={tile} class="pick-tile" mute />
      <span class="left" aria-hidden="true">{tile === "j" ? "\u00a0" : left}</span>
    </button>
  );
}

export function Tools() {
  const x = texts.value;
  return (
    <div class="tools">
      <button type="button" class="button" onClick={drawOne} disabled={drawing(hand.value)} title="D">{x.t(hand.value.tiles.length || hand.value.melds.length ? "draw" : "deal")}</button>
      <button type="button" class="button" onClick={removeLast} disabled={!question.value.hand} aria-label={x.t("remove")} title={x.t("remove")}>⌫</button>
      <button type="button" class="button" onClick={undo} disabled={depth.value === 0}>{x.t("undo")}</button>
    </div>
  );
}

function Faces() {
  const wall = copies(hand.value, fields.value);
  const useful = usefulNow();
  return (
    <div class={redsOf(fields.value).some(Boolean) ? "faces" : "faces plain"} data-suit={suit.value}>
      {suits.map((s) => (
        <div key={s} class="suit" data-suit={s} role="group" aria-label={texts.value.t(`suit.${s}`)} onKeyDown={moveAlong}>
          {[...wall].filter(([tile]) => tile.endsWith(s)).map(([tile, { left }], i) => (
            <PickerTile key={tile} first={i === 0} tile={tile} left={left} useful={useful.has(tile[0] === "0" ? `5${s}` : tile)} />
          ))}
          {s === "z" && <PickerTile tile="j" left={4} useful={false} first={false} />}
        </div>
      ))}
    </div>
  );
}

export function Picker() {
  const x = texts.value;
  return (
    <Card id="picker" class={`picker${open.value ? " open" : ""}`} title={x.t("picker")} aside={<Tools />}>
      <div class="targets" role="radiogroup" aria-label={x.t("picker.to")}>
        {targetsOf(fields.value).map((to) => (
          <label key={to} class={to === target.value ? "on" : ""}>
            <input type="radio" name="picker-to" checked={to === target.value} onChange={() => (chosen.value = to)} />
            {x.t(`picker.${to}`)}
          </label>
        ))}
      </div>
      <p class="note target-help">{helpOf(`help.picker.${target.value}`)}</p>
      <div class="suit-tabs" role="group" aria-label={x.t("picker")}>
        {suits.map((s) => (
          <button type="button" key={s} aria-pressed={s === suit.value} onClick={() => (suit.value = s)}>{x.t(`suit.${s}`)}</button>
        ))}
      </div>
      <Faces />
      <Seen />
    </Card>
  );
}
