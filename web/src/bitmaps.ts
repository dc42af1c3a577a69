// Bitmaps of the tiles. As a vector picture a tile is a dozen elements, which the browser lays out
// and draws anew with every answer; as a part of a bitmap it is one box. The bitmaps are drawn from
// the sprite while the page has nothing else to do; until then, and where that fails, tiles are
// vectors. So are those of the board, which are large and stay.
import { signal } from "@preact/signals";
import { whenIdle } from "./paint.ts";

// A sheet has all tiles with one face, as fine as its widest tile needs, in CSS pixels.
const sheets = {
  small: { face: "ts", widest: 28 },
  middle: { face: "t", widest: 42 },
} as const;
export type Sheet = keyof typeof sheets;

const there = { small: signal(false), middle: signal(false) }; // one after the other, for the page is drawn anew with each

// Around each tile is room, so that none shines into the next. In units of the sprite:
const tile = { width: 300, height: 400 }, room = 20;
const cell = { width: tile.width + 2 * room, height: tile.height + 2 * room };
const columns = 10;

const root = document.documentElement;
const places = new Map<string, string>(); // of tiles in each of the sheets

// placeOf returns the background-position of a tile in a sheet, once that is there.
export const placeOf = (name: string, sheet: Sheet): string | undefined => (there[sheet].value ? places.get(name) : undefined);

interface Size {
  width: number;
  height: number;
}

const corner = (i: number): [number, number] => [(i % columns) * cell.width + room, Math.floor(i / columns) * cell.height + room];

// place notes where the tiles are, and returns how large the sheets are.
function place(): Size {
  const names = [...document.querySelectorAll('#sprite [id^="t-"]')].map(({ id }) => id.slice(2));
  const all = { width: columns * cell.width, height: Math.ceil(names.length / columns) * cell.height };
  names.forEach((name, i) => {
    const [x, y] = corner(i);
    places.set(name, `${(100 * x) / (all.width - tile.width)}% ${(100 * y) / (all.height - tile.height)}%`);
  });
  root.style.setProperty("--sheet", `${(100 * all.width) / tile.width}% ${(100 * all.height) / tile.height}%`);
  return all;
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

// vector returns a sheet as SVG in the colours that the page has now.
function vector(face: string, all: Size, { width, height }: Size): string {
  const scheme = root.dataset.theme ?? (darkSystem.matches ? "dark" : "light");
  const tiles = [...places.keys()].map((name, i) => `<g transform="translate(${corner(i).join(" ")})">${document.getElementById(`${face}-${name}`)?.innerHTML ?? ""}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${all.width} ${all.height}" preserveAspectRatio="none"`
    + ` style="color-scheme:${scheme};--tile-face:${getComputedStyle(root).getPropertyValue("--tile-face")}">${tiles.join("")}</svg>`;
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

// draw returns a sheet, twice as fine as it is shown for those who zoom in. It throws where the
// browser gives other pixels than were drawn, as some do so that sites do not know them again.
async function draw({ face, widest }: (typeof sheets)[Sheet], all: Size): Promise<HTMLImageElement> {
  const scale = (widest * Math.max(2, Math.ceil(devicePixelRatio))) / tile.width;
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(all.width * scale), height: Math.round(all.height * scale) });
  const picture = await imageOf(`data:image/svg+xml,${encodeURIComponent(vector(face, all, canvas))}`);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  const opaque = (x: number, y: number): boolean => context?.getImageData(Math.floor(x * scale), Math.floor(y * scale), 1, 1).data[3] === 255;
  if (opaque(0, 0) || opaque(cell.width, cell.height) || !opaque(cell.width / 2, 2 * room)) throw new Error("no such pixels");
  const blob = await new Promise<Blob>((done, failed) => canvas.toBlob((b) => (b ? done(b) : failed(new Error("no bitmap")))));
  return imageOf(URL.createObjectURL(blob));
}

const idle = (): Promise<void> => new Promise((done) => whenIdle(done));

let turn = 0;
const shown = new Map<Sheet, HTMLImageElement>(); // kept, so that no tile has to wait for its bitmap

// renew draws the sheets anew.
async function renew(all: Size): Promise<void> {
  const mine = ++turn;
  for (const ready of Object.values(there)) ready.value = false;
  for (const name of ["small", "middle"] as const) {
    await idle();
    if (mine !== turn) return;
    const image = await draw(sheets[name], all);
    if (mine !== turn) return URL.revokeObjectURL(image.src);
    URL.revokeObjectURL(shown.get(name)?.src ?? "");
    shown.set(name, image);
    root.style.setProperty(`--sheet-${name}`, `url("${image.src}")`);
    await idle();
    if (mine === turn) there[name].value = true;
  }
}

// startBitmaps has bitmaps drawn, and again when the page has other colours.
export function startBitmaps(): void {
  const all = place();
  const again = (): void => void renew(all).catch(() => undefined); // tiles stay vectors
  darkSystem.addEventListener("change", again);
  new MutationObserver(again).observe(root, { attributeFilter: ["data-theme"] });
  again();
}
