// What the jokers become: in the finished hand, or for each tile that would finish it.
import { useState } from "preact/hooks";
import { added, write } from "../hand.ts";
import { JokerLegend } from "../legend.tsx";
import { Card, Term } from "../parts.tsx";
import { analysis, fields, hand, texts } from "../store.ts";
import { Sentence } from "../tiles.tsx";
import type { Reading } from "../types.ts";
import { useAsk } from "../use-ask.ts";
import { Choice, Run } from "./bits.tsx";
import { tilesIn } from "./shape.ts";

const few = 6;

function As({ reading }: { reading: Reading }) {
  const x = texts.value;
  const form = `form.${reading.form}`;
  const blocks = [...reading.sets, ...(reading.pair ? [reading.pair] : []), ...(reading.pairs ?? []), ...(reading.knitted ? [reading.knitted] : []), ...(reading.orphans ? [reading.orphans] : [])];
  const as = tilesIn(reading.jokers_as ?? "").map(({ tile }) => ({ tile }));
  return (
    <li class="as">
      <p>{as.length ? <Sentence parts={x.parts("panel.jokers.as", { n: as.length, tiles: as })} /> : x.t("panel.jokers.none")}{reading.form !== "standard" && x.has(form) ? x.t("options.and") + x.t(form) : ""}</p>
      <div class="blocks">{blocks.map((text, i) => <span key={i} class="block set"><Run text={text} /></span>)}</div>
    </li>
  );
}

function Readings({ list, more }: { list: readonly Reading[]; more: boolean }) {
  const hidden = list.length - few;
  return (
    <>
      <ul class="ases">{list.slice(0, few).map((r, i) => <As key={i} reading={r} />)}</ul>
      {(hidden > 0 || more) && <p class="note">{texts.value.t("panel.jokers.more", { n: hidden > 0 ? `${hidden}${more ? "+" : ""}` : "" })}</p>}
    </>
  );
}

// ByDraw shows what the jokers become once a tile is drawn.
function ByDraw({ waits }: { waits: readonly string[] }) {
  const x = texts.value;
  const [chosen, choose] = useState<string | null>(null);
  const tile = chosen && waits.includes(chosen) ? chosen : (waits[0] ?? null);
  const { answer } = useAsk<{ readings: Reading[]; more: boolean }>(tile ? "readings" : null, { hand: tile ? write(added(hand.value, tile)) : "", drawn: tile, notation: null, limit: 20 });
  return (
    <>
      <p class="note">{x.t("panel.jokers.choose")}</p>
      <Choice label={x.t("panel.jokers.choose")} tiles={waits} chosen={tile} choose={choose} />
      <div class="as-room">{answer && <Readings list={answer.readings} more={answer.more} />}</div>
    </>
  );
}

export function Jokers() {
  const x = texts.value;
  const a = analysis.value;
  const holds = [...hand.value.tiles].some((t) => t === "j" || tilesIn(fields.value.joker_tiles ?? "").some((j) => j.tile === t));
  if (!a || (!holds && !fields.value.jokers)) return null;
  const paid = a.score?.reading;
  const waits = a.waits?.waits?.filter(({ tile, left }) => tile === "j" || left !== 0).map(({ tile }) => tile) ?? [];
  return (
    <Card id="jokers" class="panel jokers" title={<Term help="help.jokers.as">{x.t("panel.jokers")}</Term>} aside={(a.readings || waits.length > 0) && <JokerLegend />}>
      {paid && a.score?.valid && <><h3>{x.t("panel.jokers.paid")}</h3><ul class="ases"><As reading={paid} /></ul></>}
      {a.readings ? <><h3>{x.t("panel.jokers.all")}</h3><Readings list={a.readings.readings} more={a.readings.more} /></>
        : waits.length ? <ByDraw waits={waits} /> : <p class="note">{x.t("panel.jokers.open")}</p>}
    </Card>
  );
}
