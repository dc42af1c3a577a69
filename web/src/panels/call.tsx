// Advice on calls: someone discards a tile; call it or not, and why.
import { kindOf } from "../hand.ts";
import { Term } from "../parts.tsx";
import { analysis, fields, hand, setFields, texts } from "../store.ts";
import { Tile } from "../tiles.tsx";
import { useAsk } from "../use-ask.ts";
import { shantenText } from "../verdict.ts";
import { Choice, Fold, Lefts, openOf, Run } from "./bits.tsx";
import { callable } from "./shape.ts";
import type { Call, Candidate, Step } from "./types.ts";

const sides = ["left", "across", "right"] as const;

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

function Advice({ tile, from }: { tile: string; from: string }) {
  const x = texts.value;
  const { answer, fault } = useAsk<Call>("call", { tile, from });
  if (fault) return <p class="note" role="status">{fault.message}</p>;
  if (!answer) return null;
  return (
    <div class={`advice ${answer.decision}`}>
      <p class="advice-text">{x.t(`call.${answer.decision}`)}</p>
      <p class="note">{answer.because}</p>
      <ul class="options">{answer.candidates.map((c, i) => <Option key={i} c={c} />)}</ul>
    </div>
  );
}

function Body() {
  const x = texts.value;
  const h = hand.value;
  const ready = analysis.value?.useful?.shanten === 0 ? analysis.value.useful.useful.map(({ tile }) => tile) : [];
  const tiles = callable(h, ready);
  const { tile = "", from = "left" } = fields.value;
  const known = tiles.includes(kindOf(tile));
  return (
    <>
      <fieldset class="from">
        <legend class="sub"><Term help="help.call">{x.t("panel.call.from")}</Term></legend>
        <div class="segments">
          {sides.map((side) => (
            <label key={side} class={from === side ? "on" : ""}>
              <input type="radio" name="call-from" class="visually-hidden" checked={from === side} onChange={() => setFields({ from: side })} />
              {x.t(`side.${side}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {tiles.length ? <Choice label={x.t("panel.call.tile")} tiles={tiles} chosen={known ? kindOf(tile) : null} choose={(t) => setFields({ tile: t === tile ? null : t, from })} />
        : <p class="note">{x.t("panel.call.nothing")}</p>}
      <div class="advice-room">{known ? <Advice tile={tile} from={from} /> : tiles.length > 0 && <p class="note">{x.t("panel.call.choose")}</p>}</div>
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
