// How a hand is written, where there is no answer to show.
import { useEffect } from "preact/hooks";
import { later } from "./later.ts";
import { langs } from "./lang.ts";
import { Card, Term } from "./parts.tsx";
import { fault, first, question, texts } from "./store.ts";
import { Tile } from "./tiles.tsx";

interface Content {
  rows: { code: string; tiles: string[]; text: string[] }[];
  note: string[];
}

const { content, load } = later<Content>("guide.json");

function Lines() {
  useEffect(load, []);
  const x = texts.value;
  const lines = content.value;
  if (!lines) return null;
  const at = langs.indexOf(x.lang);
  return (
    <Card id="guide" class="guide" title={<Term help="help.guide">{x.t("guide")}</Term>}>
      <dl>
        {lines.rows.map(({ code, tiles, text }) => (
          <div key={code}>
            <dt><code>{code}</code></dt>
            <dd class="guide-tiles">{tiles.map((tile, i) => <Tile key={i} tile={tile} class="tiny" mute />)}</dd>
            <dd>{text[at]}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{lines.note[at]}</p>
    </Card>
  );
}

export function Guide() {
  const idle = !first.value && (fault.value !== null || question.value.hand.trim() === "");
  return idle ? <Lines /> : null;
}
