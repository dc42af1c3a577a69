// Bitmaps of the tiles. As a vector picture a tile is a dozen elements, which the browser lays out
// and draws anew with every answer; with a bitmap behind it, it is one box. The bitmaps are drawn
// from the sprite while the page has nothing else to do; until then, and where that fails, tiles are
// vectors. So are those of the board, which are large and stay.
import { signal } from "@preact/signals";
import { whenIdle } from "./paint.ts";

// A size of tiles has a face, and the width in CSS pixels of its widest.
const sizes = {
  small: { face: "ts", widest: 28 },
  middle: { face: "t", widest: 42 },
} as const;
export type Size = keyof typeof sizes;

const there = { small: signal(false), middle: signal(false) }; // one after the other, for the page is drawn anew with each

// bitmapOf returns the classes of a box that shows a tile, once there is a bitmap of it.
export const bitmapOf = (tile: string, size: Size): string | undefined => (there[size].value ? `bitmap ${size}-${tile}` : undefined);

const tile = { width: 300, height: 400 }; // in the sprite
const root = document.documentElement;
const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const names = (): string[] => [...document.querySelectorAll('#sprite [id^="t-"]')].map(({ id }) => id.slice(2));

// vector returns all tiles of a face in a row, in the colours that the page has now.
function vector(face: string, width: number, height: number): string {
  const scheme = root.dataset.theme ?? (darkSystem.matches ? "dark" : "light");
  const all = names().map((name, i) => `<svg x="${i * tile.width}" width="${tile.width}" height="${tile.height}">${document.getElementById(`${face}-${name}`)?.innerHTML ?? ""}</svg>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${all.length * tile.width} ${tile.height}" preserveAspectRatio="none"`
    + ` style="color-scheme:${scheme};--tile-face:${getComputedStyle(root).getPropertyValue("--tile-face")}">${all.join("")}</svg>`;
}

const idle = (): Promise<void> => new Promise((done) => whenIdle(done));

// draw returns the style of all tiles of a size, twice as fine as they are shown for those who zoom in. It
// throws where the browser gives other pixels than were drawn, as some do so that sites do not know them again.
async function draw(size: Size): Promise<string> {
  const { face, widest } = sizes[size];
  const width = widest * Math.max(2, Math.ceil(devicePixelRatio));
  const height = (width * tile.height) / tile.width;
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
    style += `.${size}-${name}{background-image:url(${canvas.toDataURL()})}`;
  }
  return style;
}

let turn = 0;

// renew draws the bitmaps anew. Those before are shown until then.
async function renew(sheets: Record<Size, CSSStyleSheet>): Promise<void> {
  const mine = ++turn;
  for (const size of ["small", "middle"] as const) {
    await idle();
    const style = await draw(size);
    if (mine !== turn) return;
    sheets[size].replaceSync(style);
    await idle();
    there[size].value = true;
  }
}

// startBitmaps has bitmaps drawn, and again when the page has other colours.
export function startBitmaps(): void {
  const sheets = { small: new CSSStyleSheet(), middle: new CSSStyleSheet() };
  document.adoptedStyleSheets = Object.values(sheets);
  const again = (): void => void renew(sheets).catch(() => undefined); // tiles stay vectors
  darkSystem.addEventListener("change", again);
  new MutationObserver(again).observe(root, { attributeFilter: ["data-theme"] });
  again();
}
