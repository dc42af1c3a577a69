// What each wait of a ready hand is worth: on a discard, by the own draw, and with riichi.
import { kindOf, removed, write } from "../hand.ts";
import { paidName } from "../names.ts";
import { Basis, Card, Term, YakuList } from "../parts.tsx";
import { analysis, fields, hand, texts } from "../store.ts";
import { Counted, Tile } from "../tiles.tsx";
import type { Analysis } from "../types.ts";
import { useAsk } from "../use-ask.ts";
import { standsIn } from "../wall.ts";
import { sameTiles } from "./shape.ts";
import { ValidWith } from "./valid.tsx";
import { outcomesOf, ways, type Outcome, type Outcomes, type Way, type Worth as WorthOf } from "./types.ts";

function Cell({ way, worth }: { way: Way; worth: WorthOf | null }) {
  const x = texts.value;
  const limit = `limit.${worth?.limit ?? ""}`;
  const count = !worth ? "" : worth.fan !== undefined ? x.t("fan", { n: worth.fan })
    : worth.han !== null && worth.fu !== null ? x.t("hanfu", { han: x.t("han", { n: worth.han }), fu: worth.fu })
    : worth.yakuman > 1 ? x.t("yakuman.many", { n: worth.yakuman }) : "";
  const names = worth?.valid ? worth.items.map((i) => paidName(i, x.lang)).join(x.t("names")) : "";
  return (
    <td data-label={x.t(`panel.worth.${way}`)} title={names}>
      {!worth ? x.t("none") : !worth.valid ? <span class="no">{x.t(worth.reason === "no_yaku" ? "panel.worth.no_yaku" : "panel.worth.below")}</span>
        : <span class="number">{worth.points}</span>}
      {worth && <span class="sub">{x.has(limit) ? `${x.t(limit)}${count && " "}` : ""}<span class="glued">{count}</span></span>}
    </td>
  );
}

function Line({ row, used }: { row: Outcome; used: readonly Way[] }) {
  const x = texts.value;
  const best = used.map((way) => row[way]).find((w) => w?.valid);
  return (
    <tr>
      <th scope="row"><Counted tile={row.tile} left={row.left} /></th>
      {used.map((way) => <Cell key={way} way={way} worth={row[way]} />)}
      <td class="worth-yaku">
        <YakuList items={best?.items.map((i) => ({ id: i.id, name: paidName(i, x.lang) })) ?? []} between={x.t("names")} />
        {row.no_yaku && <span class="sub whole-words"><ValidWith text="panel.worth.valid" ids={row.valid_with} /></span>}
      </td>
    </tr>
  );
}

// readyBy returns the best discard that leaves a ready hand.
function readyBy(a: Analysis): string | null {
  const best = a.discards?.win ? undefined : a.discards?.discards[0];
  return best?.shanten === 0 && best.ukeire > 0 ? best.tile : null;
}

export function Worth() {
  const x = texts.value;
  const a = analysis.value;
  const by = a ? readyBy(a) : null;
  const exact = by && (hand.value.tiles.includes(by) ? by : (hand.value.tiles.find((t) => kindOf(t) === by) ?? by));
  const seen = `${fields.value.seen ?? ""}${exact ?? ""}`;
  const rest = exact ? write(removed(hand.value, exact)) : "";
  const { answer, fault } = useAsk<Outcomes>(exact ? "outcomes" : null, { hand: rest, drawn: null, notation: null, seen });
  const list = (a && outcomesOf(a)) ?? (answer && sameTiles(answer.hand, rest, (tile) => standsIn(tile, fields.value)) ? answer : null);
  if (!a || (!exact && !list?.outcomes.length) || (!list && fault)) return null;
  const rows = list?.outcomes ?? [];
  const used = ways.filter((way) => rows.some((o) => o[way]));
  const kinds = a.discards?.discards[0]?.useful.filter(({ left }) => left !== 0).length ?? 0;
  return (
    <Card id="worth" class="panel worth" title={<><Term help="help.worth">{x.t("panel.worth")}</Term>{exact && <> <span class="after">{x.t("panel.worth.after")} <Tile tile={exact} class="inline" /></span></>}</>} aside={<Basis of="waits" />}>
      <table style={{ "--rows": rows.length ? 0 : kinds }}>
        <thead><tr><th scope="col"><Term help="help.wait">{x.t("panel.worth.wait")}</Term></th>{used.map((way) => <th scope="col" key={way}><Term help={`help.worth.${way}`}>{x.t(`panel.worth.${way}`)}</Term></th>)}<th scope="col" class="worth-yaku"><Term help="help.worth.yaku">{x.t("panel.worth.yaku")}</Term></th></tr></thead>
        <tbody>{rows.map((row) => <Line key={row.tile} row={row} used={used} />)}</tbody>
      </table>
    </Card>
  );
}
