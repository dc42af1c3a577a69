// Melds on the board: a click on one opens whom it was called from, which the turned tile shows.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { called, callersOf, saidOf, turnedAt, type Caller } from "./calls.ts";
import { drawing, type Meld } from "./hand.ts";
import { isDark, meldKey } from "./lit.ts";
import { Term } from "./parts.tsx";
import { lostFocus, put } from "./put.ts";
import { drawn, fields, hand, lit, texts } from "./store.ts";
import { spoken, Tile } from "./tiles.tsx";
import { playersOf } from "./wall.ts";

const opened = signal<number | null>(null); // the meld whose choices are open

export function takeMeld(at: number): void {
  opened.value = null;
  put({ ...hand.value, melds: hand.value.melds.filter((_, i) => i !== at) });
}

// callFrom says whom a meld was called from. The drawn tile stays the one that it was.
function callFrom(at: number, caller: Caller): void {
  const { hand: next, field } = called(hand.value, at, caller, fields.value.melds_from);
  const apart = drawing(next) && (fields.value.drawn ?? (hand.value.tiles.at(-1) === drawn.value ? null : drawn.value));
  put(next, { melds_from: field, drawn: apart || null });
  lostFocus(); // the choices stay, and with them the focus
}

const names = (meld: Meld): string => meld.tiles.map(spoken).join(" ");

interface MeldProps {
  meld: Meld;
  at: number;
  small: boolean;
}

export function MeldTiles({ meld, at, small }: MeldProps) {
  const x = texts.value;
  const said = saidOf(hand.value.melds, fields.value.melds_from)[at] ?? null;
  const turned = turnedAt(meld, said);
  const on = lit.value;
  const whole = on.melds.includes(meldKey(meld.tiles));
  const look = (tile: string): string => (whole || on.inMelds.includes(tile) ? "lit" : isDark(on) ? "" : "unlit");
  const label = x.t("meld", { tiles: names(meld), from: x.t(`meld.from.${said ?? "unsaid"}`) });
  return (
    <button type="button" class="meld" tabIndex={-1} data-meld={at} title={x.t("meld.edit")} aria-label={label}
      aria-expanded={opened.value === at} aria-controls="meld-menu" onClick={() => (opened.value = opened.value === at ? null : at)}>
      {meld.tiles.map((tile, i) => {
        const face = meld.closed && (i === 0 || i === 3) ? "back" : tile;
        return <span key={i} class={`${i === turned ? "turned" : ""} ${look(tile)}`}><Tile tile={face} small={small} mute /></span>;
      })}
    </button>
  );
}

// close shuts the choices and gives the focus back to their meld.
function close(): void {
  const at = opened.value;
  opened.value = null;
  if (at !== null) document.querySelector<HTMLElement>(`.meld[data-meld="${at}"]`)?.focus();
}

// MeldMenu stands below the board while a meld is open.
export function MeldMenu() {
  const at = opened.value;
  const meld = at === null ? undefined : hand.value.melds[at];
  return at === null || !meld ? null : <Menu key={at} meld={meld} at={at} />;
}

function Menu({ meld, at }: { meld: Meld; at: number }) {
  const x = texts.value;
  const box = useRef<HTMLDivElement>(null);
  const said = saidOf(hand.value.melds, fields.value.melds_from)[at];
  useEffect(() => {
    (box.current?.querySelector<HTMLElement>("input:checked") ?? box.current?.querySelector<HTMLElement>("input"))?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest(".meld-menu, .meld")) opened.value = null;
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, []);
  return (
    <div class="meld-menu" id="meld-menu" ref={box} role="group" aria-label={x.t("meld.menu", { tiles: names(meld) })}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        close();
        event.preventDefault();
      }}>
      <span class="sub"><Term help="help.meld">{x.t("meld.from")}</Term></span>
      <div class="segments" role="radiogroup" aria-label={x.t("meld.from")}>
        {callersOf(meld, playersOf(fields.value)).map((caller) => (
          <label key={caller} class={caller === said ? "on" : ""}>
            <input type="radio" name="meld-from" data-caller={caller} checked={caller === said} onChange={() => callFrom(at, caller)} />
            {x.t(caller === "self" ? "meld.from.self" : `side.${caller}`)}
          </label>
        ))}
      </div>
      <button type="button" class="button meld-remove" onClick={() => takeMeld(at)}>{x.t("meld.remove")}</button>
      <button type="button" class="meld-close" aria-label={x.t("picker.close")} title={x.t("picker.close")} onClick={close}>×</button>
    </div>
  );
}

