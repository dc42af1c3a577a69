// Bitmaps of the tiles. As a vector picture a tile is a dozen elements, which the browser lays out
// and draws anew with every answer; with a bitmap behind it, it is one box. The bitmaps are drawn
// from the sprite once the first answer is painted; until then, and where that fails, tiles are
// vectors. So are those of the board, which are large and stay.
import { effect, signal } from "@preact/signals";
import { whenIdle } from "./paint.ts";
import { begun, ready } from "./store.ts";

// A sheet has all tiles with one face, as wide as those are that it is for, in CSS pixels, or as is usual until there
// are any: at that width they are as sharp as vectors.
interface Sheet {
  size: Size;
  within?: string; // the place that it is for, if others have tiles of that size, too
  face: "t" | "ts";
  like: string;
  width: number;
}
export type Size = "small" | "middle" | "pick";

const sheets: Sheet[] = [
  { size: "small", face: "ts", like: ".near .tiny", width: 24 },
  { size: "small", within: ".c-useful", face: "ts", like: ".c-useful .tiny", width: 24 },
  { size: "middle", face: "t", like: ".row-tile", width: 32 },
  { size: "pick", face: "t", like: ".pick-tile", width: matchMedia("(min-width: 1100px)").matches ? 33.5 : 42 },
];

const there = signal(false); // for all at once, for the page is drawn anew with that

// bitmapOf returns the classes of a box that shows a tile, once there is a bitmap of it.
export const bitmapOf = (tile: string, size: Size): string | undefined => (there.value ? `bitmap ${size}-${tile}` : undefined);

const tile = { width: 300, height: 400 }; // in the sprite
const atOnce = 8; // tiles are drawn at once, for a key has to wait for that
const root = document.documentElement;
const darkSystem = matchMedia("(prefers-color-scheme: dark)");

const scheme = (): string => root.dataset.theme ?? (darkSystem.matches ? "dark" : "light");
const names = (): string[] => [...document.querySelectorAll('#sprite [id^="t-"]')].map(({ id }) => id.slice(2));

// vector returns tiles with a face in a row, in the colours that the page has now.
function vector(tiles: readonly string[], face: string, width: number, height: number): string {
  const faces = tiles.map((name, i) => `<g transform="translate(${i * tile.width})">${document.getElementById(`${face}-${name}`)?.innerHTML ?? ""}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tiles.length * width}" height="${height}" viewBox="0 0 ${tiles.length * tile.width} ${tile.height}" preserveAspectRatio="none"`
    + ` style="color-scheme:${scheme()};--tile-face:${getComputedStyle(root).getPropertyValue("--tile-face")}">${faces.join("")}</svg>`;
}

// draw returns the addresses of bitmaps of all tiles, as many screen pixels wide as it is told. It throws where there
// is no canvas, or one that gives other pixels than were drawn, as some browsers do so that sites do not know them again.
async function draw(face: string, width: number): Promise<string[]> {
  const height = Math.round((width * tile.height) / tile.width);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const opaque = (x: number, y: number): boolean => context?.getImageData(x, y, 1, 1).data[3] === 255;
  const urls: string[] = [];
  for (let all = names(); all.length; all = all.slice(atOnce)) {
    const some = all.slice(0, atOnce);
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(vector(some, face, width, height))}`;
    await picture.decode();
    for (const i of some.keys()) {
      context?.clearRect(0, 0, width, height);
      const before = opaque(0, 0);
      context?.drawImage(picture, i * width, 0, width, height, 0, 0, width, height);
      if (before || !opaque(width / 2, height / 4)) throw new Error("no such pixels");
      urls.push(canvas.toDataURL());
    }
  }
  return urls;
}

const drawn = new Map<string, string[]>();
const style = new CSSStyleSheet();
let shown = "";
let turn = 0;

// renew draws the bitmaps that the page lacks, as it looks now. Those before are shown until then.
async function renew(): Promise<void> {
  const mine = ++turn;
  for (const sheet of sheets) sheet.width = document.querySelector(sheet.like)?.getBoundingClientRect().width || sheet.width;
  let rules = "";
  for (const { size, within = "", face, width } of sheets) {
    const fine = Math.round(width * devicePixelRatio);
    const key = `${face} ${fine} ${scheme()}`;
    const urls = drawn.get(key) ?? (await draw(face, fine));
    if (mine !== turn) return;
    drawn.set(key, urls);
    rules += names().map((name, i) => `${within} .${size}-${name}{background-image:url(${urls[i] ?? ""})}`).join("");
  }
  if (rules !== shown) style.replaceSync(rules);
  shown = rules;
  there.value = true;
}

// again draws them where that can be done; else tiles stay as they are.
const again = (): void => void renew().catch(() => undefined).finally(() => (ready.value = true));

// startBitmaps has bitmaps drawn, and again when the page has more tiles, other colours or another scale.
export function startBitmaps(): void {
  document.adoptedStyleSheets = [style];
  const atScale = (): void => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", atScale, { once: true });
    again();
  };
  effect(() => void (begun.value && whenIdle(again)));
  darkSystem.addEventListener("change", again);
  new MutationObserver(again).observe(root, { attributeFilter: ["data-theme"] });
  atScale();
}
