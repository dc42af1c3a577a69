// Bitmaps of the tiles. As a vector picture a tile is a dozen elements, which the browser lays out
// and draws anew with every answer; with a bitmap behind it, it is one box. The bitmaps are drawn
// from the sprite while the page has nothing else to do; until then, and where that fails, tiles are
// vectors. So are those of the board, which are large and stay.
import { signal } from "@preact/signals";
import { whenIdle } from "./paint.ts";

// A sheet has all tiles with one face, as wide as those are that it is for, in CSS pixels, or as usual until there are
// any: at that width they are as sharp as vectors.
interface Sheet {
  size: Size;
  within?: string; // the place that it is for, if others have tiles of that size, too
  face: "t" | "ts";
  like: string;
  usual: number;
}
export type Size = "small" | "middle" | "pick";

const sheets: readonly Sheet[] = [
  { size: "small", face: "ts", like: ".near .tiny", usual: 24 },
  { size: "small", within: ".c-useful", face: "ts", like: ".c-useful .tiny", usual: 24 },
  { size: "middle", face: "t", like: ".row-tile", usual: 32 },
  { size: "pick", face: "t", like: ".pick-tile", usual: 38 },
];

const there = signal(false); // for all at once, for the page is drawn anew with that

// bitmapOf returns the classes of a box that shows a tile, once there is a bitmap of it.
export const bitmapOf = (tile: string, size: Size): string | undefined => (there.value ? `bitmap ${size}-${tile}` : undefined);

const tile = { width: 300, height: 400 }; // in the sprite
const root = document.documentElement;
const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const names = (): string[] => [...document.querySelectorAll('#sprite [id^="t-"]')].map(({ id }) => id.slice(2));

// vector returns all tiles of a face in a row, in the colours that the page has now.
function vector(face: string, width: number, height: number): string {
  const scheme = root.dataset.theme ?? (darkSystem.matches ? "dark" : "light");
  const faces = names().map((name, i) => `<svg x="${i * tile.width}" width="${tile.width}" height="${tile.height}">${document.getElementById(`${face}-${name}`)?.innerHTML ?? ""}</svg>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${faces.length * tile.width} ${tile.height}" preserveAspectRatio="none"`
    + ` style="color-scheme:${scheme};--tile-face:${getComputedStyle(root).getPropertyValue("--tile-face")}">${faces.join("")}</svg>`;
}

const idle = (): Promise<void> => new Promise((done) => whenIdle(done));

// draw returns the style of the tiles of a sheet, as fine as the screen is. It throws where the browser
// gives other pixels than were drawn, as some do so that sites do not know them again.
async function draw({ size, within = "", face, like, usual }: Sheet): Promise<string> {
  const shown = document.querySelector(like)?.getBoundingClientRect().width || usual;
  const width = Math.round(shown * devicePixelRatio);
  const height = Math.round((width * tile.height) / tile.width);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(vector(face, names().length * width, height))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  const opaque = (x: number, y: number): boolean => context.getImageData(x, y, 1, 1).data[3] === 255;
  let style = "";
  for (const [i, name] of names().entries()) {
    if (i % 8 === 0) await idle(); // not all at once, for a key would have to wait
    context.clearRect(0, 0, width, height);
    if (opaque(0, 0)) throw new Error("no such pixels");
    context.drawImage(picture, i * width, 0, width, height, 0, 0, width, height);
    if (!opaque(width / 2, height / 4)) throw new Error("no such pixels");
    style += `${within} .${size}-${name}{background-image:url(${canvas.toDataURL()})}`;
  }
  return style;
}

let turn = 0;

// renew draws the bitmaps anew. Those before are shown until then.
async function renew(styles: readonly CSSStyleSheet[]): Promise<void> {
  const mine = ++turn;
  for (const [i, sheet] of sheets.entries()) {
    await idle();
    const style = await draw(sheet);
    if (mine !== turn) return;
    styles[i]?.replaceSync(style);
  }
  await idle();
  there.value = true;
}

// startBitmaps has bitmaps drawn, and again when the page has other colours, or another scale.
export function startBitmaps(): void {
  const styles = sheets.map(() => new CSSStyleSheet());
  document.adoptedStyleSheets = styles;
  const again = (): void => void renew(styles).catch(() => undefined); // tiles stay as they are
  const atScale = (): void => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", atScale, { once: true });
    again();
  };
  darkSystem.addEventListener("change", again);
  new MutationObserver(again).observe(root, { attributeFilter: ["data-theme"] });
  atScale();
}
