// The yaku compared: how near each is, and what brings it nearer.
import { signal } from "@preact/signals";
import { ofHand } from "../lit.ts";
import { yakuName } from "../yaku-name.ts";
import { Basis, Card, Term, Yaku } from "../parts.tsx";
import { analysis, texts } from "../store.ts";
import { shantenText } from "../verdict.ts";
import type { Compared } from "../types.ts";
import { Lefts, lighting } from "./bits.tsx";

const few = 6; // rows shown at first
const all = signal(false);

function Line({ row, most }: { row: Compared; most: number }) {
  const x = texts.value;
  const n = row.shanten ?? 0;
  return (
    <li class="near" {...lighting(ofHand(row.keep ?? []))}>
      <span class="near-name"><Yaku id={row.name} name={yakuName(row.name, x.lang)} /></span>
      <span class="near-far">
        {shantenText(n, x)}
        <span class="bar" aria-hidden="true"><span style={{ transform: `scaleX(${Math.min(1, Math.max(0.03, 1 - n / (most + 1)))})` }} /></span>
      </span>
      <span class="near-count number">{n >= 0 ? x.t("tiles", { n: row.ukeire ?? 0 }) : ""}</span>
      <Lefts list={n >= 0 ? (row.useful ?? []) : []} />
    </li>
  );
}

export function Compare() {
  const x = texts.value;
  const a = analysis.value;
  const rows = (a?.compare?.rows ?? []).filter((r) => r.possible && r.shanten !== null);
  if (!a || !rows.length || a.score?.valid) return null;
  const show = all.value ? rows : rows.slice(0, few);
  const most = Math.max(...rows.slice(0, few).map((r) => r.shanten ?? 0), 3);
  return (
    <Card id="yaku" class="panel yaku" title={<Term help="help.compare">{x.t("panel.compare")}</Term>} aside={<Basis of="yaku" />}>
      <ul class="nears">{show.map((row) => <Line key={row.name} row={row} most={most} />)}</ul>
      {rows.length > few && (
        <button type="button" class="more" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value ? x.t("panel.compare.fewer") : x.t("panel.compare.more", { n: rows.length - few })}
        </button>
      )}
    </Card>
  );
}
