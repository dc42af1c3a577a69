// What a hand that has not drawn hopes for: useful tiles, and draws that widen it.
import { added, kindOf } from "./hand.ts";
import { put } from "./put.ts";
import { Basis, Card, Term } from "./parts.tsx";
import { first as analysis, hand, texts } from "./store.ts";
import { spoken, Tile } from "./tiles.tsx";
import { copies } from "./wall.ts";
import { fields } from "./store.ts";
import { acts, touched } from "./tap.ts";

// take draws a tile of that kind: the red one only if no plain one is left.
function take(tile: string): void {
  const wall = copies(hand.value, fields.value);
  const red = `0${tile[1] ?? ""}`;
  put(added(hand.value, (wall.get(tile)?.left ?? 0) > 0 || !wall.has(red) ? tile : red));
}

interface DrawProps {
  tile: string;
  left: number;
  why?: boolean; // pointing at it explains it
  note?: string; // what a tap says where nothing else explains it
  children?: string;
}

function Draw({ tile, left, why, note, children }: DrawProps) {
  return (
    <button type="button" class="draw" disabled={left === 0} data-why={why ? tile : undefined} data-tap={tile} data-note={note} onPointerDown={touched} onClick={(event) => acts(event) && take(kindOf(tile))}
      title={texts.value.t("useful.tile", { tile: spoken(tile), left })}>
      <Tile tile={tile} class="row-tile" />
      <span class="number">×{left}</span>
      {children && <span class="sub">{children}</span>}
    </button>
  );
}

export function Useful() {
  const x = texts.value;
  const a = analysis.value;
  const list = a?.useful?.useful.filter(({ tile }) => tile !== "j");
  if (!a || !list?.length) return null;
  const ready = a.useful?.shanten === 0;
  const wider = (a.improve?.improvements ?? []).slice(0, 12);
  return (
    <Card id="useful" class="useful" title={<Term help={ready ? "help.waits" : "help.useful"}>{x.t(ready ? "waits" : "useful")}</Term>} aside={<Basis of="counts" />}>
      <div class="draws">{list.map((u) => <Draw key={u.tile} tile={u.tile} left={u.left ?? 0} why />)}</div>
      {wider.length > 0 && (
        <>
          <h3><Term help="help.better">{x.t("better")}</Term></h3>
          <div class="draws">{wider.map((i) => <Draw key={i.tile} tile={i.tile} left={i.left} note={x.t("better.tile", { n: i.ukeire_after, tile: spoken(i.discard ?? i.tile) })}>{x.t("better.after", { n: i.ukeire_after })}</Draw>)}</div>
        </>
      )}
    </Card>
  );
}
