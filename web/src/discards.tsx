// The discards: what each leaves, best first.
import { signal, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { discard } from "./board.tsx";
import { order } from "./hand.ts";
import { helpOf, type Help } from "./help.ts";
import { yakuName } from "./yaku-name.ts";
import { Basis, Card, Term } from "./parts.tsx";
import { nextSorting, percent, rowsOf, sortRows, split, type Column, type Row, type Sorting } from "./rows.ts";
import { first as analysis, preview, texts } from "./store.ts";
import type { Key } from "./text.ts";
import { Counted, spoken, Tile } from "./tiles.tsx";
import { shantenText } from "./verdict.ts";

const sorting = signal<Sorting>({ column: null, up: false });
const all = signal(false); // rows that lose shanten are shown

const columns: { id: Column | "useful"; text: Key; short?: Key; help: Help; class: string }[] = [ // short where there is little room
  { id: "tile", text: "discards.tile", help: "help.tile", class: "c-tile" },
  { id: "shanten", text: "discards.shanten", help: "help.shanten", class: "c-shanten" },
  { id: "ukeire", text: "discards.ukeire", help: "help.ukeire", class: "c-ukeire" },
  { id: "useful", text: "discards.useful", help: "help.useful", class: "c-useful" },
  { id: "better", text: "discards.better", help: "help.better", class: "c-better" },
  { id: "good", text: "discards.good", short: "discards.good.short", help: "help.good", class: "c-good" },
  { id: "yaku", text: "discards.yaku", short: "discards.yaku.short", help: "help.yaku", class: "c-yaku" },
];

function Head({ column, text, short, help, class: name }: { column: Column | "useful"; text: Key; short: Key | undefined; help: Help; class: string }) {
  const x = texts.value;
  const by = sorting.value;
  const sorted = by.column === column;
  const label = x.t(text);
  return (
    <th scope="col" class={name} aria-sort={sorted ? (by.up ? "ascending" : "descending") : "none"}>
      {column === "useful" ? <Term help={help}>{label}</Term> : (
        <span class="term">
          <button type="button" class="sort" aria-label={x.t("discards.sort", { column: label })} aria-describedby={`help-${column}`}
            onClick={() => (sorting.value = nextSorting(by, column))}>
            {short ? <><span class="long">{label}</span><span class="short">{x.t(short)}</span></> : label}<span class="arrow" aria-hidden="true">{sorted ? (by.up ? "▴" : "▾") : ""}</span>
          </button>
          <span class="tip" role="tooltip" id={`help-${column}`}>{helpOf(help)}</span>
        </span>
      )}
    </th>
  );
}

// named writes the first names, and how many more there are.
function named(names: readonly string[]): string {
  const x = texts.value;
  const shown = names.slice(0, 3).map((name) => yakuName(name, x.lang)).join(x.t("and"));
  return names.length > 3 ? `${shown} +${names.length - 3}` : shown;
}

function Line({ row, most, best }: { row: Row; most: number; best: boolean }) {
  const x = texts.value;
  const count = { kinds: x.t("kinds", { n: row.kinds }), tiles: x.t("tiles", { n: row.ukeire }) };
  const looked = useComputed(() => preview.value === row.tile).value; // else each row is drawn anew when one is pointed at
  return (
    <tr data-out={row.tile} class={`${best ? "best" : ""}${looked ? " looked" : ""}`}
      onPointerEnter={() => (preview.value = row.tile)} onPointerLeave={() => (preview.value = null)}>
      <th scope="row" class="c-tile">
        <button type="button" class="make" data-make={row.tile} onClick={() => discard(row.tile)} title={x.t("board.tile.discard", { tile: spoken(row.tile) })}
          aria-label={x.t("discards.make", { tile: spoken(row.tile), shanten: shantenText(row.shanten, x), ...count })}
          onFocus={() => (preview.value = row.tile)} onBlur={() => (preview.value = null)}>
          <Tile tile={row.tile} class="row-tile" mute />
        </button>
      </th>
      <td class="c-shanten">{shantenText(row.shanten, x)}</td>
      <td class="c-ukeire">
        <span class="number">{row.ukeire}</span>
        <span class="sub">{count.kinds}</span>
        <span class="bar" aria-hidden="true"><span style={{ transform: `scaleX(${most ? row.ukeire / most : 0})` }} /></span>
      </td>
      <td class="c-useful"><span class="tiles">{row.useful.map((u) => <Counted key={u.tile} tile={u.tile} left={u.left} why />)}</span></td>
      <td class="c-better" data-label={x.t("discards.better")}>
        {row.better ? <><span class="number">{row.better}</span> <span class="sub">{x.t("kinds", { n: row.betterKinds })}</span></> : x.t("none")}
      </td>
      <td class="c-good" data-label={x.t("discards.good")}>{row.good === null ? x.t("none") : percent(row.good)}</td>
      <td class="c-yaku" data-label={x.t("discards.yaku")}>
        {row.yaku ? <><span title={row.yaku.names.map((name) => yakuName(name, x.lang)).join(x.t("and"))}>{named(row.yaku.names)}</span> <span class="sub">{shantenText(row.yaku.shanten, x)}</span></> : x.t("none")}
      </td>
    </tr>
  );
}

// moveAbout moves the focus: up and down along the rows, left and right along the useful tiles of one.
function moveAbout(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const row = document.activeElement?.closest("tr[data-out]");
  if (!step || !row || !(event.currentTarget instanceof HTMLElement)) return;
  const rows = event.key === "ArrowUp" || event.key === "ArrowDown";
  const along = [...(rows ? event.currentTarget : row).querySelectorAll<HTMLElement>(rows ? "button.make" : "button.make, [data-why]")];
  const at = along.findIndex((e) => (rows ? row.contains(e) : e === document.activeElement));
  along[Math.min(along.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

export function Discards() {
  const x = texts.value;
  const a = analysis.value;
  const rows = useMemo(() => (a?.discards ? rowsOf(a) : []), [a]);
  if (!a?.discards) return null;
  const over = a.discards.win; // then discards are for those who play on
  const { keep, lose } = over ? { keep: [], lose: rows } : split(rows);
  const show = all.value || sorting.value.column === "shanten" ? [...keep, ...lose] : keep;
  const most = Math.max(...(over ? lose : keep).map((r) => r.ukeire), 1);
  const withYaku = rows.some((r) => r.yaku);
  const withGood = rows.some((r) => r.good !== null);
  const top = over ? undefined : rows[0];
  const more = over ? (["discards.win.show", "discards.win.hide"] as const) : (["discards.lose.show", "discards.lose.hide"] as const);
  return (
    <Card id="discards" class="discards" title={<Term help="help.discards">{x.t("discards")}</Term>} aside={show.length > 0 && <Basis of="counts" />}>
      {show.length > 0 && <table class={`${withYaku ? "" : "no-yaku"} ${withGood ? "" : "no-good"}`} onKeyDown={moveAbout}>
        <thead><tr>{columns.map((c) => <Head key={c.id} column={c.id} text={c.text} short={c.short} help={c.help} class={c.class} />)}</tr></thead>
        <tbody>
          {sortRows(show, sorting.value, order).map((row) => (
            <Line key={row.tile} row={row} most={Math.max(most, row.ukeire)}
              best={!!top && row.shanten === top.shanten && row.ukeire === top.ukeire && row.good === top.good} />
          ))}
        </tbody>
      </table>}
      {lose.length > 0 && (
        <button type="button" class="more" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value ? x.t(more[1]) : x.t(more[0], { n: lose.length })}
        </button>
      )}
    </Card>
  );
}
