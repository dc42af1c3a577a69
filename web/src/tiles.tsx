// Tiles as pictures. The sprite stands once in the document; a tile is a reference into it, or a box with a bitmap of it.
import type { ComponentChildren } from "preact";
import { bitmapOf, type Size } from "./bitmaps.ts";
import { ranked } from "./learners.ts";
import { tileName } from "./names.ts";
import { fields, texts } from "./store.ts";
import { standsIn } from "./wall.ts";
import type { Part } from "./text.ts";

// spoken returns what a screen reader says for a tile.
export function spoken(tile: string): string {
  const x = texts.value;
  if (tile === "j") return x.t("joker");
  const name = tileName(tile, x.lang);
  return tile[0] === "0" ? x.t("red", { tile: name }) : name;
}

export const smallest = 28; // px: a tile that is narrower has the simple face

const smallRooms = /\b(tiny|mini-tile|brand-tile|inline)\b/; // where tiles are narrower

const sizeOf = (more: string, small: boolean): Size | null =>
  small ? "small" : /\bpick-tile\b/.test(more) ? "pick" : /\b(row|choice)-tile\b/.test(more) ? "middle" : null;

interface TileProps {
  tile: string;
  class?: string;
  mute?: boolean; // something else says its name
  small?: boolean; // has the simple face
  by?: "room"; // has both faces, of which CSS shows the one that fits the room
}

// Tile draws one tile.
export function Tile({ tile, class: more = "", mute = false, by, small = by === undefined && smallRooms.test(more) }: TileProps) {
  const learns = ranked.value; // always read: a component that reads a signal is drawn anew for what has changed only
  const label = mute ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": spoken(tile) };
  const face = small ? "ts" : learns && /^\d/.test(tile) ? "ti" : "t";
  const size = by || face === "ti" ? null : sizeOf(more, small);
  const bitmap = size && bitmapOf(tile, size);
  if (bitmap) return <span class={`tile ${bitmap} ${more}`} {...label} />;
  return (
    <svg class={`tile ${more}`} viewBox="0 0 300 400" {...label}>
      <use href={`#${face}-${tile}`} {...(by && { class: "large" })} />
      {by && <use href={`#ts-${tile}`} class="small" />}
    </svg>
  );
}

// Sentence draws text with tiles in it: by room where its letters may be large.
export function Sentence({ parts, by }: { parts: readonly Part[]; by?: "room" }) {
  return (
    <>
      {parts.map((part, i) => {
        if (typeof part !== "string") return <Glued key={i} tile={part.tile} mark={markOf(parts[i + 1])} {...(by && { by })} />;
        return bound(i > 0 && typeof parts[i - 1] !== "string" ? part.slice(markOf(part).length) : part);
      })}
    </>
  );
}

// bound keeps a number and its unit on one line.
const bound = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

// markOf returns the punctuation that a text begins with: it stays with the tile before it.
const markOf = (part: Part | undefined): string => (typeof part === "string" ? (/^[:,;.：，、；。]+/.exec(part)?.[0] ?? "") : "");

const Glued = ({ tile, mark, by }: { tile: string; mark: string; by?: "room" }) => (
  <span class="glued"><Tile tile={tile} class="inline" {...(by && { by })} />{mark}</span>
);

// Counted is a small tile with the number of its copies that are left; with why it explains itself when pointed at.
export function Counted({ tile, left, why, children }: { tile: string; left: number | null; why?: boolean; children?: ComponentChildren }) {
  return (
    <span class={`counted${left === 0 ? " none" : ""}${standsIn(tile, fields.value) ? " as-joker" : ""}`} {...(why ? { tabIndex: -1, "data-why": tile } : {})}>
      <Tile tile={tile} class="tiny" />
      <span class="left">{left ?? ""}</span>
      {children}
    </span>
  );
}
