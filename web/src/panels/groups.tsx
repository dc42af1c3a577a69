// How the tiles lead to the shanten number: brackets under them, the count worked, and what a useful tile does.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { added, kindOf, removed, write, type Hand } from "../hand.ts";
import { Basis, Card, Term } from "../parts.tsx";
import { analysis, hand, texts } from "../store.ts";
import { Sentence } from "../tiles.tsx";
import type { Analysis, Group } from "../types.ts";
import { useAsk } from "../use-ask.ts";
import { Choice, Head, lighting, Row } from "./bits.tsx";
import { blocksOf, sameTiles, useOf } from "./shape.ts";

const few = 3; // groupings shown at first
const all = signal(false);

function Grouping({ group, mark }: { group: Group; mark?: string | undefined }) {
  const x = texts.value;
  const form = `form.${group.form}`;
  return (
    <li class="grouping">
      <div class="blocks">
        {blocksOf(group).map(({ role, tiles }, i) => (
          <span key={i} class={`block ${role}`} {...lighting(tiles.map((t) => t.tile))}>
            <Row tiles={tiles} mark={mark} />
            <span class="block-name">{x.t(`block.${role}`)}</span>
          </span>
        ))}
      </div>
      <p class="sub grouping-note">
        {group.form !== "standard" && x.has(form) ? `${x.t(form)}: ` : ""}{group.missing ? x.t("panel.groups.missing", { n: group.missing }) : x.t("shanten.won")}
        {group.jokers ? `${x.t("and")}${x.t("panel.groups.jokers", { n: group.jokers })}` : ""}
      </p>
    </li>
  );
}

// Count is the classic count, worked with the numbers of this hand.
function Count({ count }: { count: Record<string, number | string> }) {
  const x = texts.value;
  const { base = 8, sets = 0, partials = 0, pair = 0, result = 0, note } = count;
  const parts: [string, string][] = [
    [String(base), x.t("panel.groups.base")], [`− 2 × ${sets}`, x.t("block.sets")], [`− ${partials}`, x.t("block.partials")],
    [`− ${pair}`, x.t("block.pair")], ...(count.jokers ? [[`− ${count.jokers}`, x.t("joker")] as [string, string]] : []),
    [`= ${result}`, x.t("discards.shanten")],
  ];
  return (
    <>
      <Head help="help.count">{x.t("panel.groups.count")}</Head>
      <dl class="count">{parts.map(([n, name], i) => <div key={i}><dt class="sub">{name}</dt><dd class="number">{n}</dd></div>)}</dl>
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
  if (!list || h.tiles.includes("j")) return null;
  const exact = best && (h.tiles.includes(best.tile) ? best.tile : h.tiles.find((t) => kindOf(t) === best.tile));
  const useful = list.filter(({ tile, left }) => left !== 0 && tile !== "j").map(({ tile }) => tile);
  return { hand: exact ? removed(h, exact) : h, useful };
}

function Why({ from, before }: { from: Basis13; before: readonly Group[] }) {
  const x = texts.value;
  const [chosen, choose] = useState<string | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const tile = chosen && from.useful.includes(chosen) ? chosen : (from.useful[0] ?? null);
  useEffect(() => {
    const timer = setTimeout(() => ask(tile), 60); // not for every tile that the pointer crosses
    return () => clearTimeout(timer);
  }, [tile]);
  const with14 = asked === tile && tile ? write(added(from.hand, tile)) : null;
  const { answer } = useAsk<{ hand: string; drawn: string; groups: Group[] }>(with14 ? "explain" : null, { hand: with14, drawn: tile, notation: null });
  const drawn = answer && sameTiles(answer.hand, write(added(from.hand, answer.drawn))) ? answer.drawn : null;
  const use = answer && drawn ? useOf(drawn, answer.groups, before) : null;
  if (!tile) return null;
  const tiles = (list: readonly string[]) => list.map((t) => ({ tile: t }));
  return (
    <div class="why">
      <Head help="help.why">{x.t("panel.groups.why")}</Head>
      <Choice label={x.t("panel.groups.why")} tiles={from.useful} chosen={tile} choose={choose} hover />
      <div class="why-text">
        {use && drawn && (
          <>
            <p><Sentence parts={x.parts(`use.${use.role}` as "use.set", { tile: tiles([drawn]), before: tiles(use.before), block: tiles(use.block.map((t) => t.tile)) })} /></p>
            <ul class="groupings"><Grouping group={use.group} mark={drawn} /></ul>
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
  const show = all.value ? e.groups : e.groups.slice(0, few);
  const from = beforeDraw(a, hand.value);
  return (
    <Card id="groups" class="panel groups" title={<Term help="help.groups">{x.t("panel.groups")}</Term>} aside={<Basis short />}>
      <ul class="groupings">{show.map((g, i) => <Grouping key={i} group={g} />)}</ul>
      {e.groups.length > few && (
        <button type="button" class="more" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value ? x.t("panel.groups.fewer") : x.t("panel.groups.more", { n: e.groups.length - few })}
        </button>
      )}
      {e.count && <Count count={e.count} />}
      {from && <Why from={from} before={e.groups} />}
    </Card>
  );
}
