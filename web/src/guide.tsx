// How a hand is written, where there is no answer to show. What it says is loaded then, and its place is kept meanwhile.
import { useEffect } from "preact/hooks";
import { turnedAt } from "./calls.ts";
import { read } from "./hand.ts";
import { langs } from "./lang.ts";
import { later } from "./later.ts";
import { Card, Term } from "./parts.tsx";
import { fault, first, question, texts } from "./store.ts";
import { Tile } from "./tiles.tsx";

interface Row {
  code: string;
  tiles: string[];
  text: string[];
}

const { content, load } = later<{ rows: Row[] }>("guide.json");
const kept: Row[] = Array.from({ length: 10 }, () => ({ code: "", tiles: [], text: [] }));

function Line({ code, tiles, text }: Row) {
  const [meld] = read(code).melds;
  const turned = meld ? turnedAt(meld, null) : null;
  return (
    <div>
      <dt><code>{code}</code></dt>
      <dd class="guide-tiles">{tiles.map((tile, i) => <span key={i} class={i === turned ? "turned" : ""}><Tile tile={tile} class="tiny" mute /></span>)}</dd>
      <dd>{text[langs.indexOf(texts.value.lang)]}</dd>
    </div>
  );
}

function Lines() {
  useEffect(load, []);
  const x = texts.value;
  return (
    <Card id="guide" class="guide" title={<Term help="help.guide">{x.t("guide")}</Term>}>
      <dl>{(content.value?.rows ?? kept).map((row, i) => <Line key={i} {...row} />)}</dl>
      <p class="note">{x.t("guide.note")}</p>
    </Card>
  );
}

export function Guide() {
  const idle = !first.value && (fault.value !== null || question.value.hand.trim() === "");
  return idle ? <Lines /> : null;
}
