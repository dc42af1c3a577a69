// The hand as text, link and picture.
import { saidOf, turnedAt } from "./calls.ts";
import { arranged } from "./hand.ts";
import { rowsOf, split } from "./rows.ts";
import { toAddress } from "./question.ts";
import { drawn, fields, first as analysis, hand, lang, question, texts } from "./store.ts";
import { plain, type Part } from "./text.ts";
import { shantenText, verdictOf } from "./verdict.ts";
import { basisText } from "./parts.tsx";

// asText returns what the page says, as a few lines.
export function asText(): string {
  const a = analysis.value;
  const x = texts.value;
  if (!a) return hand.value.tiles.join("");
  const v = verdictOf(a, x);
  const lines = [a.hand, plain(v.parts), plain(v.note), basisText()];
  for (const row of split(rowsOf(a)).keep) {
    const useful: Part[] = row.useful.map((u) => `${u.tile}×${u.left ?? ""}`);
    lines.push(`${row.tile}  ${shantenText(row.shanten, x)}  ${x.t("tiles", { n: row.ukeire })}  ${useful.join(" ")}`);
  }
  return lines.filter(Boolean).join("\n") + "\n";
}

const width = 300, height = 400, gap = 90, pad = 60;
const edge = 6; // by which the edge that a tile stands on is wider than its side, on which a turned one lies

// picture returns the board as an SVG that stands alone.
function picture(): { svg: string; width: number; height: number } {
  const { tiles, drawn: apart } = arranged(hand.value, drawn.value);
  const style = getComputedStyle(document.documentElement);
  const used = new Set<string>();
  const body: string[] = [];
  let x = pad;
  const place = (tile: string, turned = false): void => {
    used.add(`t-${tile}`);
    const at = turned ? `translate(${x} ${pad + height - edge}) rotate(-90)` : `translate(${x} ${pad})`;
    body.push(`<g transform="${at}"><use href="#t-${tile}"/></g>`);
    x += turned ? height : width;
  };
  tiles.forEach((tile) => place(tile));
  if (apart) {
    x += gap;
    place(apart);
  }
  const said = saidOf(hand.value.melds, fields.value.melds_from);
  hand.value.melds.forEach((meld, m) => {
    x += gap;
    const turned = turnedAt(meld, said[m] ?? null);
    meld.tiles.forEach((tile, i) => place(meld.closed && (i === 0 || i === 3) ? "back" : tile, i === turned));
  });
  const faces = [...used].map((id) => document.getElementById(id)?.outerHTML ?? "").join("");
  const all = { width: x + pad, height: height + 2 * pad };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${all.width / 4}" height="${all.height / 4}" viewBox="0 0 ${all.width} ${all.height}" style="--tile-face:${style.getPropertyValue("--tile-face")}">`
    + `<rect width="100%" height="100%" fill="${style.getPropertyValue("--felt").trim()}"/><defs>${faces}</defs>${body.join("")}</svg>`;
  return { svg, width: all.width / 2, height: all.height / 2 };
}

// asPNG draws the board.
export async function asPNG(): Promise<Blob> {
  const { svg, width: w, height: h } = picture();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = w;
  canvas.height = h;
  canvas.getContext("2d")?.drawImage(image, 0, 0, w, h);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

// save offers a picture as a file, where the clipboard takes none.
export function save(blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `mentsu-${analysis.value?.hand.replace(/[^\w]/g, "-") ?? "hand"}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// link returns the address of the question, also where it is the example of a first visit.
export const link = (): string => new URL(toAddress(question.value, lang.value), document.baseURI).href;
