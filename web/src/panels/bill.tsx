// The receipt: what a win is worth line by line, why other things do not count, and who pays.
import { kindOf, removed, write } from "../hand.ts";
import { helpOf } from "../help.ts";
import { isDark, ofSets } from "../lit.ts";
import { called, paidName } from "../names.ts";
import { yakuName } from "../yaku-name.ts";
import { Basis, Card, Term, Yaku } from "../parts.tsx";
import { analysis, drawn, fields, hand, setFields, texts } from "../store.ts";
import type { Score, ScoreItem } from "../types.ts";
import { useAsk } from "../use-ask.ts";
import { worth } from "../verdict.ts";
import { windsOf } from "../fields.ts";
import { playersOf, standsIn } from "../wall.ts";
import { lighting, Head, Row } from "./bits.tsx";
import { litBy, reddenReading, reddenTiles, sameTiles, seatsOf, tilesIn, type Reddened, type Seat } from "./shape.ts";
import { reachOf, type Outcomes } from "./types.ts";
import { ValidWith } from "./valid.tsx";

// priceOf is what a line of the bill counts: han, fan, yakuman, or a limit.
function priceOf(item: ScoreItem): string {
  const x = texts.value;
  if (item.yakuman) return item.yakuman > 1 ? x.t("yakuman.many", { n: item.yakuman }) : x.t("limit.yakuman");
  if (item.points !== undefined) return x.t("fan", { n: item.points });
  const limit = `limit.${(item as ScoreItem & { limit?: string }).limit ?? ""}`;
  return item.han === undefined && x.has(limit) ? x.t(limit) : x.t("han", { n: item.han ?? 0 });
}

// nameOf is the name of something that may be paid, and what it says in English where that name is Japanese.
function nameOf(id: string, name: string, riichi: boolean): { name: string; also: string } {
  const { lang } = texts.value;
  const main = called(id, name, lang, riichi);
  return { name: main, also: lang === "en" && main.toLowerCase() !== name.toLowerCase() ? name : "" };
}

const few = 6; // tiles that stand beside a name

// tilesOf returns the tiles that a line counts one by one: dora, red fives, a form without sets.
const tilesOf = (item: ScoreItem, score: Score) => (item.id === "aka" ? tilesIn(score.hand).filter(({ tile }) => tile[0] === "0") : reddenTiles(item.tiles ?? "", score.hand));

interface LinesProps {
  score: Score;
  red: Reddened; // its reading
}

function Item({ item, score, red, wide }: LinesProps & { item: ScoreItem; wide: boolean }) {
  const what = litBy(item, score);
  const { name, also } = nameOf(item.id, item.name, item.points === undefined);
  const shown = tilesOf(item, score);
  return (
    <li class={`bill-line${wide && (item.sets.length || item.pair || shown.length > few) ? " wide" : ""}`} {...lighting(what, true)}>
      <span class="bill-name"><Yaku id={item.id} name={name} tab={isDark(what)} />{item.count > 1 && item.points !== undefined ? ` × ${item.count}` : ""} <span class="sub">{also}</span></span>
      <span class="bill-tiles">
        {item.sets.map((i) => <Row key={i} tiles={red.sets[i] ?? []} />)}
        {item.pair && score.reading.pair && <Row tiles={red.pair} />}
        {shown.length > 0 && <Row tiles={shown} />}
      </span>
      <span class="number">{priceOf(item)}</span>
    </li>
  );
}

function Fu({ score, red }: LinesProps) {
  const x = texts.value;
  if (!score.fu_items.length) return null;
  return (
    <>
      <Head help="help.fu">{x.t("panel.bill.fu")}</Head>
      <ul class="bill">
        {score.fu_items.map((f, i) => {
          const key = `fu.${f.id}`;
          const help = helpOf(`help.fu.${f.id}`);
          const name = x.has(key) ? x.t(key) : f.id.replaceAll("_", " ");
          const text = f.set !== null ? (score.reading.sets[f.set] ?? "") : f.id === "pair" ? (score.reading.pair ?? "") : "";
          const tiles = f.set !== null ? (red.sets[f.set] ?? []) : red.pair;
          return (
            <li class="bill-line" key={i} {...lighting(ofSets([text]), true)}>
              <span class="bill-name">{help ? <Term help={{ text: help }}>{name}</Term> : name}</span>
              <span class="bill-tiles">{text && <Row tiles={tiles} />}</span>
              <span class="number">{x.t("panel.bill.fu.n", { n: f.fu })}</span>
            </li>
          );
        })}
      </ul>
      {score.fu !== score.fu_raw && <p class="bill-sum sub">{x.t("panel.bill.fu.round", { raw: score.fu_raw ?? 0, n: score.fu ?? 0 })}</p>}
    </>
  );
}

// whyNot says why something is not paid, in words.
function whyNot(reason: string, score: Score): string {
  const x = texts.value;
  const [id = "", by = ""] = reason.split(":");
  const key = `whynot.${id}`;
  const paid = score.items.find((item) => item.id === by);
  const name = paid ? paidName(paid, x.lang) : yakuName(by, x.lang);
  return x.has(key) ? x.t(key, { by: name }) : x.t("whynot.shares_sets");
}

function Excluded({ score }: { score: Score }) {
  const x = texts.value;
  if (!score.excluded.length) return null;
  const lines = new Map<string, { id: string; name: string; also: string; why: string; count: number }>();
  for (const { id, name = id, reason } of score.excluded) {
    const had = lines.get(`${id} ${reason}`);
    lines.set(`${id} ${reason}`, { id, ...nameOf(id, name, score.fan === undefined), why: whyNot(reason, score), count: (had?.count ?? 0) + 1 });
  }
  return (
    <div class="why-not">
      <Head help="help.whynot">{x.t("panel.bill.whynot")}</Head>
      <dl class="whynot">
        {[...lines].map(([key, { id, name, also, why, count }]) => (
          <div key={key}><dt><Yaku id={id} name={name} />{count > 1 ? `\u00a0×\u00a0${count}` : ""} <span class="sub">{also}</span></dt><dd>{why}</dd></div>
        ))}
      </dl>
    </div>
  );
}

// Remedy says what would make a win without a yaku valid.
function Remedy() {
  const tile = drawn.value ?? hand.value.tiles.at(-1) ?? "";
  const rest = write(removed(hand.value, tile));
  const { answer } = useAsk<Outcomes>("outcomes", { hand: rest, drawn: null, notation: null });
  const row = answer && sameTiles(answer.hand, rest, (t) => standsIn(t, fields.value)) ? answer.outcomes.find((o) => o.tile === kindOf(tile)) : undefined;
  const self = fields.value.self_draw !== undefined;
  const list = (row?.valid_with ?? []).filter((id) => !(self ? ["self_draw", "houtei", "chankan"] : ["haitei", "rinshan"]).includes(id));
  return (
    <p class="remedy whole-words">{row && <ValidWith text="panel.bill.remedy" ids={list} />}</p>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

function SeatPlace({ seat, winner, discarder }: { seat: Seat; winner: boolean; discarder: boolean }) {
  const x = texts.value;
  const wind = x.t(`wind.${seat.wind}` as "wind.E");
  const change = seat.change === null ? "" : signed(seat.change);
  const body = (
    <>
      <span class="seat-wind">{wind}</span>
      <span class={`number ${(seat.change ?? 0) > 0 ? "gain" : (seat.change ?? 0) < 0 ? "loss" : ""}`}>{change || " "}</span>
      <span class="sub">{winner ? x.t("panel.bill.winner") : discarder ? x.t("panel.bill.discarder") : x.t(`side.${seat.side}` as "side.left")}</span>
    </>
  );
  if (winner || fields.value.self_draw !== undefined) return <div class={`seat ${seat.side}${winner ? " winner" : ""}`}>{body}</div>;
  return (
    <button type="button" class={`seat ${seat.side}`} aria-pressed={discarder} title={x.t("panel.bill.from", { seat: wind })}
      onClick={() => setFields({ from: discarder ? null : seat.side })}>{body}</button>
  );
}

// Seats are the players around the table with what each gains or pays.
function Seats({ score }: { score: Score }) {
  const x = texts.value;
  const self = fields.value.self_draw !== undefined;
  const from = self ? undefined : fields.value.from;
  const { answer } = useAsk<Score>(from ? "score" : null);
  const paid = self ? score.payments : from && answer?.hand === score.hand ? answer.payments : null;
  const own = windsOf(fields.value).seat;
  const seats = seatsOf(own, playersOf(fields.value), paid ? Object.values(paid) : null);
  return (
    <div class="pay">
      <Head help="help.seats">{x.t("panel.bill.pay")}</Head>
      <div class="table">
        {seats.map((seat) => <SeatPlace key={seat.side} seat={seat} winner={seat.side === "self"} discarder={seat.side === from} />)}
        <span class="table-mid number">{score.points}</span>
      </div>
      <ul class="pays sub">
        {Object.entries(score.pays ?? {}).map(([who, n]) => {
          const key = `pays.${who}`;
          return x.has(key) ? <li key={who}>{x.t(key, { n })}</li> : null;
        })}
      </ul>
      {!self && !from && <p class="sub">{x.t("panel.bill.who")}</p>}
    </div>
  );
}

export function Bill() {
  const x = texts.value;
  const a = analysis.value;
  const s = a?.score;
  if (!a || !s) return null;
  const more = (s as Score & { more_han?: number[] | null }).more_han;
  const least = reachOf(a)?.minimum;
  const red = reddenReading(s);
  const wide = s.items.some((item) => item.sets.length > 2 || tilesOf(item, s).length > few); // tiles stand below names: in all lines, if in one
  return (
    <Card id="bill" class={`panel bill-card${s.valid ? "" : " invalid"}`} title={<Term help="help.bill">{x.t("panel.bill")}</Term>} aside={<Basis of="worth" />}>
      <div class="bill-room">
        <div class="bill-paper">
          <ul class="bill">{s.items.map((item) => <Item key={item.id} item={item} score={s} red={red} wide={wide} />)}</ul>
          {!s.valid && s.reason === "no_yaku" && <p class="bill-none">{x.t("panel.bill.none")}</p>}
          <Fu score={s} red={red} />
          {s.valid && <p class="bill-total"><span><Term help={s.fan === undefined ? "help.total" : "help.total.fan"}>{x.t("panel.bill.total")}</Term></span><strong>{worth(s, x)}</strong></p>}
          {least !== undefined && least > 0 && s.fan !== undefined && (
            <p class="bill-sum sub">{x.t(s.valid ? "panel.bill.minimum.met" : "panel.bill.minimum", { fan: x.t("fan", { n: s.fan }), least: x.t("fan", { n: least }) })}</p>
          )}
          {more && <p class="bill-sum sub"><Term help="help.morehan">{x.t("panel.bill.more", { n: more.length })}</Term> <span class="glued">{more.join(x.t("names"))}</span></p>}
          {!s.valid && s.reason === "no_yaku" && <Remedy />}
        </div>
        {s.valid && <Seats score={s} />}
        <Excluded score={s} />
      </div>
    </Card>
  );
}
