// The tray of tiles seen elsewhere, and the dora indicators among them.
import { tilesOf, text } from "./hand.ts";
import { fields, seen, setFields, texts } from "./store.ts";
import { Term } from "./parts.tsx";
import { moveAlong } from "./board.tsx";
import { Tile, spoken } from "./tiles.tsx";

export const dora = (): string[] => tilesOf(fields.value.dora ?? "") ?? [];

export function see(tile: string): void {
  setFields({ seen: text([...seen.value, tile]) });
}

// indicate adds a dora indicator, which everybody sees.
export function indicate(tile: string): void {
  setFields({ seen: text([...seen.value, tile]), dora: text([...dora(), tile]) });
}

const without = (list: readonly string[], tile: string): string[] => {
  const at = list.lastIndexOf(tile);
  return at < 0 ? [...list] : list.filter((_, i) => i !== at);
};

function unsee(tile: string): void {
  const left = without(seen.value, tile);
  const marked = dora().filter((d) => d === tile).length > left.filter((t) => t === tile).length;
  setFields({ seen: text(left), ...(marked ? { dora: text(without(dora(), tile)) } : {}) });
}

export function Seen() {
  const x = texts.value;
  const marks = dora();
  return (
    <div class="seen">
      <h3><Term help="help.seen">{x.t("seen")}</Term> {seen.value.length > 0 && <span class="badge">{seen.value.length}</span>}</h3>
      {seen.value.length === 0 ? <p class="note">{x.t("seen.none")}</p> : (
        <div class="tray" role="group" aria-label={x.t("seen")} onKeyDown={moveAlong}>
          {seen.value.map((tile, i) => (
            <button type="button" key={i} tabIndex={i === 0 ? 0 : -1} title={x.t("seen.back", { tile: spoken(tile) })}
              aria-label={x.t("seen.back", { tile: spoken(tile) })} class={marks.includes(tile) ? "marked" : ""} onClick={() => unsee(tile)}>
              <Tile tile={tile} class="tiny" mute />
            </button>
          ))}
        </div>
      )}
      {marks.length > 0 && (
        <p class="dora"><Term help="help.dora">{x.t("dora")}</Term> {marks.map((tile, i) => <Tile key={i} tile={tile} class="tiny" />)}</p>
      )}
    </div>
  );
}
