// The chances of the hand, asked when the panel is opened.
import { Term } from "../parts.tsx";
import { analysis, texts } from "../store.ts";
import type { Help } from "../help.ts";
import type { Key } from "../text.ts";
import { useAsk } from "../use-ask.ts";
import { shantenText } from "../verdict.ts";
import { Fold, Head } from "./bits.tsx";
import { percent, shortPercent } from "./shape.ts";
import type { Chance, Odds as OddsAnswer } from "./types.ts";

const columns: { of: keyof Chance; text: Key; help: Help }[] = [
  { of: "advance", text: "panel.odds.advance", help: "help.odds.advance" },
  { of: "play_ready", text: "panel.odds.ready", help: "help.odds.play" },
  { of: "play_win", text: "panel.odds.win", help: "help.odds.play" },
  { of: "ready", text: "panel.odds.ready.best", help: "help.odds.best" },
  { of: "win", text: "panel.odds.win.best", help: "help.odds.best" },
];

function Chances({ list }: { list: readonly Chance[] }) {
  const x = texts.value;
  const ready = analysis.value?.shanten.shanten === 0;
  const used = columns.filter(({ of }) => !ready || (of !== "ready" && of !== "play_ready"));
  return (
    <table class="chances">
      <thead><tr><th scope="col"><Term help="help.draws">{x.t("panel.odds.draws")}</Term></th>{used.map((c) => <th scope="col" key={c.of}><Term help={c.help}>{x.t(c.text)}</Term></th>)}</tr></thead>
      <tbody>
        {list.map((row) => (
          <tr key={row.draws}>
            <th scope="row" class="number">{row.draws}</th>
            {used.map(({ of }) => <td key={of} class="chance" style={{ "--p": row[of] }}>{shortPercent(row[of])}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Body() {
  const x = texts.value;
  const { answer, fault, busy } = useAsk<OddsAnswer>("odds");
  if (fault) return <p class="note" role="status">{fault.message}</p>;
  if (!answer) return <p class="note odds-wait" role="status">{x.t("panel.odds.busy")}</p>;
  const at = answer.standing;
  return (
    <div class={busy ? "busy" : ""}>
      {at && (
        <>
          <p class="standing">{x.t("panel.odds.standing", { p: percent(at.farther), n: answer.tiles })}</p>
          <div class="share-bar" aria-hidden="true"><span style={{ flexGrow: at.nearer }} /><span style={{ flexGrow: at.same }} /><span style={{ flexGrow: at.farther }} /></div>
          <p class="sub">{x.t("panel.odds.same", { same: percent(at.same), nearer: percent(at.nearer), shanten: shantenText(at.shanten, x) })}</p>
        </>
      )}
      {answer.draws && (
        <>
          <Head help="help.odds">{x.t("panel.odds.within")}</Head>
          <Chances list={answer.draws} />
          <p class="note">{x.t("panel.odds.note", { n: answer.games ?? 0 })}</p>
        </>
      )}
    </div>
  );
}

export function Odds() {
  const x = texts.value;
  const n = analysis.value?.shanten.shanten;
  if (n === undefined || n === null || n < 0) return null;
  return <Fold id="odds" title={x.t("panel.odds")} hint={x.t("panel.odds.hint")}>{() => <Body />}</Fold>;
}
