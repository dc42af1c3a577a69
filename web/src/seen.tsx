// The tray of tiles seen elsewhere, and the dora indicators among them.
import { moveAlong } from "./along.ts";
import { hasDora } from "./fields.ts";
import { tilesOf, text } from "./hand.ts";
import { fields, seen, setFields, texts } from "./store.ts";
import { Term } from "./parts.tsx";
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

// parted returns the tiles seen in two: the dora indicators, where the rules have them, and the others.
function parted(): { marks: string[]; others: readonly string[] } {
  const marks = hasDora(fields.value) ? dora() : [];
  return { marks, others: marks.reduce<readonly string[]>(without, seen.value) };
}

function unsee(tile: string): void {
  const left = without(seen.value, tile);
  const marked = dora().filter((d) => d === tile).length > left.filter((t) => t === tile).length; // where the rules have none
  setFields({ seen: text(left), ...(marked ? { dora: text(without(dora(), tile)) } : {}) });
}

const unmark = (tile: string): void => setFields({ seen: text(without(seen.value, tile)), dora: text(without(dora(), tile)) });

interface TrayProps {
  label: string;
  tiles: readonly string[];
  back: (tile: string) => void;
}

function Tray({ label, tiles, back }: TrayProps) {
  const x = texts.value;
  return (
    <div class="tray" role="group" aria-label={label} onKeyDown={moveAlong}>
      {tiles.map((tile, i) => (
        <button type="button" key={i} tabIndex={i === 0 ? 0 : -1} title={x.t("seen.back", { tile: spoken(tile) })}
          aria-label={x.t("seen.back", { tile: spoken(tile) })} onClick={() => back(tile)}>
          <Tile tile={tile} class="tiny" mute />
        </button>
      ))}
    </div>
  );
}

// Seen is the tray. An indicator is seen, too, but stands once.
export function Seen() {
  const x = texts.value;
  const { marks, others } = parted();
  return (
    <div class="seen">
      <h3><Term help="help.seen">{x.t("seen")}</Term> {others.length > 0 && <span class="badge">{others.length}</span>}</h3>
      {others.length === 0 ? <p class="note">{x.t("seen.none")}</p> : <Tray label={x.t("seen")} tiles={others} back={unsee} />}
      {marks.length > 0 && (
        <>
          <h3><Term help="help.dora">{x.t("dora")}</Term></h3>
          <Tray label={x.t("dora")} tiles={marks} back={unmark} />
        </>
      )}
    </div>
  );
}

function Part({ label, name, tiles, few }: { label: string; name: string; tiles: readonly string[]; few?: boolean }) {
  return (
    <span class={few ? "seen-part few" : "seen-part"} role="img" aria-label={`${label}: ${tiles.map(spoken).join(" ")}`} title={label}>
      <span class="seen-name">{name}</span>
      <span class="seen-tiles">{tiles.map((tile, i) => <Tile key={i} tile={tile} class="tiny" mute />)}</span>
    </span>
  );
}

// SeenRow says in the foot of the board what is seen, where the tray is out of sight.
export function SeenRow() {
  const x = texts.value;
  const { marks, others } = parted();
  return (
    <>
      {marks.length > 0 && <Part label={x.t("dora")} name={x.t("dora.short", { n: marks.length })} tiles={marks} few />}
      {others.length > 0 && <Part label={x.t("seen")} name={`${x.t("seen")} ${others.length}`} tiles={others} />}
    </>
  );
}
