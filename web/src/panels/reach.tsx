// Under rules that add up points: the nearest finished hands that are worth enough to win.
import { signal } from "@preact/signals";
import { Basis, Card, Term, Yaku, YakuList } from "../parts.tsx";
import { analysis, texts } from "../store.ts";
import { shantenText } from "../verdict.ts";
import { Lefts, Run } from "./bits.tsx";
import { reachOf, type Goal } from "./types.ts";

const few = 3; // hands shown at first
const all = signal(false);

function GoalLine({ goal, least }: { goal: Goal; least: number }) {
  const x = texts.value;
  const tell = (n: { fan: number; valid: boolean }): string => (n.valid ? x.t("fan", { n: n.fan }) : x.t("panel.reach.few", { n: n.fan, least: x.t("fan", { n: least }) }));
  return (
    <li class="goal">
      <p class="goal-head">
        <strong class="number">{x.t("fan", { n: goal.fan })}</strong>
        {goal.missing ? <span class="goal-need"><span class="sub">{x.t("panel.reach.missing")}</span> <Run text={goal.missing} /></span> : <span class="sub">{x.t("panel.reach.nothing")}</span>}
        {goal.spare && <span class="goal-need"><span class="sub">{x.t("panel.reach.spare")}</span> <Run text={goal.spare} /></span>}
      </p>
      <p class="goal-tiles"><Run text={goal.tiles} /></p>
      <p class="goal-items sub"><YakuList items={goal.items.map(({ id, name, points, count }) => ({ id, name, more: String(points * count) }))} between={x.t("and")} /></p>
      {goal.last.length > 0 && (
        <ul class="lasts">
          {goal.last.map((l) => (
            <li key={l.tile}>
              <Lefts list={[l]} all />
              <span>{x.t("settings.won.draw")} <span class={l.self_draw.valid ? "number" : "no"}>{tell(l.self_draw)}</span></span>
              <span>{x.t("settings.won.discard")} <span class={l.discard.valid ? "number" : "no"}>{tell(l.discard)}</span></span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function Reach() {
  const x = texts.value;
  const a = analysis.value;
  const r = a ? reachOf(a) : undefined;
  if (!a || !r || a.score?.valid) return null;
  const { goals } = r;
  const show = all.value ? goals : goals.slice(0, few);
  if (!goals.length && !r.fans?.length) return null;
  return (
    <Card id="reach" class="panel reach" title={<Term help="help.reach">{x.t("panel.reach", { fan: x.t("fan", { n: r.minimum }) })}</Term>} aside={<Basis of="yaku" />}>
      {goals.length > 0 && <ul class="goals">{show.map((g, i) => <GoalLine key={i} goal={g} least={r.minimum} />)}</ul>}
      {goals.length > few && (
        <button type="button" class="more" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value ? x.t("panel.reach.fewer") : x.t("panel.reach.more", { n: goals.length - few })}
        </button>
      )}
      {!goals.length && r.fans && (
        <>
          <p class="note">{x.t("panel.reach.far")}</p>
          <ul class="nears">
            {r.fans.slice(0, 8).map((f) => (
              <li class="near" key={f.id}>
                <span class="near-name"><Yaku id={f.id} name={f.name} /> <span class="sub glued">{x.t("fan", { n: f.points })}</span></span>
                <span class="near-far">{shantenText(f.shanten, x)}</span>
                <span class="near-count number">{x.t("tiles", { n: f.ukeire })}</span>
                <Lefts list={f.useful} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
