// Advice on calls: someone discards a tile; call it or not, and why.
import type { ComponentChildren } from "preact";
import { kindOf } from "../hand.ts";
import { yakuName } from "../yaku-name.ts";
import { othersOf } from "../offered.ts";
import { Basis, Term } from "../parts.tsx";
import { analysis, fields, hand, setFields, texts } from "../store.ts";
import { Tile } from "../tiles.tsx";
import { useAsk } from "../use-ask.ts";
import { shantenText } from "../verdict.ts";
import { Choice, Fold, Lefts, openOf, Run } from "./bits.tsx";
import { callable } from "./shape.ts";
import type { Call, Candidate, Step } from "./types.ts";

// What a hand may aim at, and what the engine takes it to aim at if nothing is said. Any other
// restriction may stand in the address.
const aims = ["tanyao", "yakuhai", "toitoi", "honitsu", "any"] as const;
const usual = aims[0];

// Segments are a choice of one out of few.
function Segments({ name, legend, options, chosen, choose }: {
  name: string; legend: ComponentChildren; options: readonly (readonly [string, string])[]; chosen: string; choose: (id: string) => void;
}) {
  return (
    <fieldset class="from">
      <legend class="sub">{legend}</legend>
      <div class="segments">
        {options.map(([id, label]) => (
          <label key={id} class={chosen === id ? "on" : ""}>
            <input type="radio" name={name} class="visually-hidden" checked={chosen === id} onChange={() => choose(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function StepText({ step }: { step: Step }) {
  const x = texts.value;
  return <span class="step">{shantenText(step.shanten, x)} <span class="sub">{x.t("tiles", { n: step.ukeire })}</span></span>;
}

function Option({ c }: { c: Candidate }) {
  const x = texts.value;
  const decision = `call.${c.decision}`;
  return (
    <li class={`option ${c.decision}`}>
      <span class="option-made">
        <strong>{x.has(decision) ? x.t(decision) : c.decision}</strong>
        <Run text={c.meld} />
        {c.discard && <span class="option-out"><span class="sub">{x.t("panel.call.discard")}</span> <Tile tile={c.discard} class="tiny" /></span>}
      </span>
      <span class="option-steps"><StepText step={c.before} /> <span aria-hidden="true">→</span> <StepText step={c.after} /></span>
      {c.waits.length > 0 && <span class="option-waits"><span class="sub">{x.t("waits")}</span> <Lefts list={c.waits} /></span>}
      {c.forbidden.length > 0 && (
        <span class="option-waits"><span class="sub"><Term help="help.kuikae">{x.t("panel.call.forbidden")}</Term></span> <Run text={c.forbidden.join("")} /></span>
      )}
    </li>
  );
}

function Advice({ tile, from, target }: { tile: string; from: string; target: string }) {
  const x = texts.value;
  const { answer, fault } = useAsk<Call>("call", { tile, from, target });
  if (fault) return <p class="note" role="status">{fault.message}</p>;
  if (!answer) return null;
  return (
    <div class={`advice ${answer.decision}`}>
      <p class="advice-text">{x.t(`call.${answer.decision}`)}</p>
      <p class="note">{answer.because}</p>
      <ul class="options">{answer.candidates.map((c, i) => <Option key={i} c={c} />)}</ul>
      {answer.candidates.some(({ waits }) => waits.length > 0) && <Basis of="counts" />}
    </div>
  );
}

function Body() {
  const x = texts.value;
  const h = hand.value;
  const ready = analysis.value?.useful?.shanten === 0 ? analysis.value.useful.useful.map(({ tile }) => tile) : [];
  const tiles = callable(h, ready);
  const { tile = "", from = "left", target = usual } = fields.value;
  const offered = tiles.includes(kindOf(tile));
  return (
    <>
      <Segments name="call-from" legend={<Term help="help.call">{x.t("panel.call.from")}</Term>} options={othersOf(fields.value).map((side) => [side, x.t(`side.${side}`)] as const)}
        chosen={from} choose={(side) => setFields({ from: side })} />
      <Segments name="call-target" legend={<Term help="help.call.target">{x.t("panel.call.target")}</Term>}
        options={(aims.some((id) => id === target) ? aims : [target, ...aims]).map((id) => [id, id === "any" ? x.t("panel.call.any") : yakuName(id, x.lang)] as const)}
        chosen={target} choose={(id) => setFields({ target: id === usual ? null : id })} />
      {tiles.length ? <Choice label={x.t("panel.call.tile")} tiles={tiles} chosen={offered ? kindOf(tile) : null} choose={(t) => setFields({ tile: t === tile ? null : t, from })} />
        : <p class="note">{x.t("panel.call.nothing")}</p>}
      <div class="advice-room">{offered ? <Advice tile={tile} from={from} target={target} /> : tiles.length > 0 && <p class="note">{x.t("panel.call.choose")}</p>}</div>
    </>
  );
}

export function CallAdvice() {
  const x = texts.value;
  const a = analysis.value;
  if (!a?.useful || hand.value.tiles.length < 4 || hand.value.tiles.includes("j") || fields.value.joker_tiles || /^(mcr|zungjung)/.test(fields.value.rules ?? "")) return null;
  const open = openOf("call");
  if (fields.value.tile && !open.peek()) open.value = true;
  return <Fold id="call" title={x.t("panel.call")} hint={x.t("panel.call.hint")}>{() => <Body />}</Fold>;
}
