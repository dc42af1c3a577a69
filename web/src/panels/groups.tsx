// How the tiles lead to the shanten number: brackets under them, the count worked, and what a useful tile does.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { kindOf, meldText, read, type Hand } from "../hand.ts";
import { ofSets } from "../lit.ts";
import { Basis, Card, Term } from "../parts.tsx";
import { analysis, fields, hand, texts } from "../store.ts";
import type { Analysis, Group } from "../types.ts";
import { shantenText } from "../verdict.ts";
import { standsIn } from "../wall.ts";
import { Choice, Head, lighting, Row } from "./bits.tsx";
import { agreeing, blocksOf, isPair, minus, redden, type Beside, type Block } from "./shape.ts";
import { Because, useReason, without } from "./why.tsx";

const few = 3; // groupings shown at first
const all = signal(false);

interface GroupingProps {
  group: Group;
  of: Hand; // whose melds stand beside the group
  mark?: string;
}

// besideOf returns what stands beside a grouping of a hand.
function besideOf(h: Hand): Beside {
  const jokers = hand.value.tiles.filter((tile) => tile === "j" || standsIn(tile, fields.value));
  return { melds: h.melds.map(meldText), implied: analysis.value?.implied_melds ?? 0, jokers };
}

// nameOf says what a block is; a pair that is not the head is none of the partial sets that runs are made of.
function nameOf({ role, tiles }: Block, form: string): string {
  const x = texts.value;
  if (role === "joker") return x.t("block.joker", { n: tiles.length });
  if (role === "implied") return x.t("block.meld");
  const other = role === "pair" ? form === "seven_pairs" : role === "partial" && isPair(tiles);
  return x.t(other ? "block.pair.seven" : `block.${role}`);
}

// Ghosts stand for the tiles of a meld that the hand does not name.
function Ghosts() {
  const said = texts.value.t("board.implied", { n: 1 });
  return <span class="row ghosts" role="img" aria-label={said} title={said}>{[0, 1, 2].map((i) => <span key={i} class="tile tiny" />)}</span>;
}

function Grouping({ group, of, mark }: GroupingProps) {
  const x = texts.value;
  const form = `form.${group.form}`;
  const plain = blocksOf(group, besideOf(of));
  const blocks = mark && kindOf(mark)[0] === "5" ? plain : redden(plain, of.tiles); // a five that is marked stays as it is
  const lacks = group.missing ? x.t("panel.groups.missing", { n: group.missing }) : x.t("shanten.won");
  return (
    <li class="grouping">
      <div class="blocks">
        {blocks.map((b, i) => (
          <span key={i} class={`block ${b.role}`} {...lighting(ofSets([b.text]))}>
            {b.role === "implied" ? <Ghosts /> : <Row tiles={b.tiles} mark={mark} />}
            <span class="block-name">{nameOf(b, group.form)}</span>
          </span>
        ))}
      </div>
      <p class="sub grouping-note">
        {group.form !== "standard" && x.has(form) ? x.t("option.is", { name: x.t(form), value: lacks }) : lacks}
        {group.jokers ? `${x.t("and")}${x.t("panel.groups.jokers", { n: group.jokers })}` : ""}
      </p>
    </li>
  );
}

// Count is the classic count, worked with the numbers of this hand.
function Count({ count, shanten, form }: { count: Record<string, number | string>; shanten: number | null; form: string }) {
  const x = texts.value;
  const { base = 8, sets = 0, partials = 0, pair = 0, result = 0, note } = count;
  const name = `form.${form}`;
  const parts: [string, string][] = [
    [String(base), x.t("panel.groups.base")], [`− 2 × ${sets}`, x.t("block.sets")], [`− ${partials}`, x.t("block.partials")],
    [`− ${pair}`, x.t("block.pair")], ...(count.jokers ? [[`− ${count.jokers}`, x.t("block.joker", { n: count.jokers })] as [string, string]] : []),
    [`= ${minus(result)}`, x.t("discards.shanten")],
  ];
  return (
    <>
      <Head help="help.count">{x.t("panel.groups.count")}</Head>
      <dl class="count">{parts.map(([n, name], i) => <div key={i}><dt class="sub">{name}</dt><dd class="number">{n}</dd></div>)}</dl>
      {Number(result) !== shanten && x.has(name) && (
        <p class="note">{x.t("panel.groups.count.other", { by: shantenText(Number(result), x), form: x.t(name), shanten: shantenText(shanten, x) })}</p>
      )}
      {note && <p class="note">{note}</p>}
    </>
  );
}

interface Basis13 {
  hand: Hand; // before a draw
  useful: string[];
}

// beforeDraw returns the hand without its best discard, or as it is, and the tiles it can use.
function beforeDraw(a: Analysis, h: Hand): Basis13 | null {
  const best = a.discards?.discards[0];
  const list = a.useful?.useful ?? (a.discards?.win ? undefined : best?.useful);
  if (!list || h.tiles.some((tile) => tile === "j" || standsIn(tile, fields.value))) return null;
  const useful = list.filter(({ tile, left }) => left !== 0 && tile !== "j").map(({ tile }) => tile);
  return { hand: without(h, best?.tile), useful };
}

function Why({ from, before }: { from: Basis13; before: readonly Group[] }) {
  const x = texts.value;
  const [chosen, choose] = useState<string | null>(null);
  const tile = chosen && from.useful.includes(chosen) ? chosen : (from.useful[0] ?? null);
  const reason = useReason(from.hand, tile, before);
  if (!tile) return null;
  return (
    <div class="why">
      <Head help="help.why">{x.t("panel.groups.why")}</Head>
      <Choice label={x.t("panel.groups.why")} tiles={from.useful} chosen={tile} choose={choose} hover />
      <div class="why-text">
        {reason && (
          <>
            <Because reason={reason} />
            <ul class="groupings"><Grouping group={reason.use.group} of={from.hand} mark={reason.tile} /></ul>
          </>
        )}
      </div>
    </div>
  );
}

export function Groups() {
  const x = texts.value;
  const a = analysis.value;
  const e = a?.explain;
  if (!a || !e?.groups.length) return null;
  const groups = agreeing(e.groups, a.discards?.win ? undefined : a.discards?.discards[0]?.tile);
  const show = all.value ? groups : groups.slice(0, few);
  const from = beforeDraw(a, hand.value);
  const whole = read(a.hand);
  return (
    <Card id="groups" class="panel groups" title={<Term help="help.groups">{x.t("panel.groups")}</Term>} aside={e.shanten !== -1 && <Basis of="counts" />}>
      <ul class="groupings">{show.map((g, i) => <Grouping key={i} group={g} of={whole} />)}</ul>
      {e.groups.length > few && (
        <button type="button" class="more" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value ? x.t("panel.groups.fewer") : x.t("panel.groups.more", { n: e.groups.length - few })}
        </button>
      )}
      {e.count && <Count count={e.count} shanten={e.shanten} form={e.groups[0]?.form ?? ""} />}
      {from && <Why from={from} before={e.groups} />}
    </Card>
  );
}
