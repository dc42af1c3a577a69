// Whom melds were called from, as the request field melds_from says it: one of left, across, right
// and self for each meld, in their order.
import { kindOf, type Hand, type Meld } from "./hand.ts";

export type Caller = "left" | "across" | "right" | "self";

const isRun = (meld: Meld): boolean => new Set(meld.tiles.filter((tile) => tile !== "j").map(kindOf)).size > 1;

// usual is what a meld is drawn as where nothing is said.
const usual = (meld: Meld): Caller => (meld.closed ? "self" : "left");

// callersOf returns whom a meld can be from: a run from the left only, and of four alike nobody if it is closed.
export function callersOf(meld: Meld, players: number): Caller[] {
  if (isRun(meld)) return ["left"];
  const others: Caller[] = players === 3 ? ["left", "right"] : ["left", "across", "right"];
  return meld.tiles.length === 4 ? [...others, "self"] : others;
}

// saidOf returns whom each meld is from: as itself says, or the field where that fits; null where nothing says so.
export function saidOf(melds: readonly Meld[], field: string | undefined): (Caller | null)[] {
  const said = field?.split(",") ?? [];
  return melds.map((meld, i) => {
    if (meld.closed || isRun(meld)) return usual(meld);
    return callersOf(meld, 4).find((caller) => caller === said[i] && caller !== "self") ?? null;
  });
}

// called returns the hand with a meld from that player, and the field that says so of all melds.
export function called(hand: Hand, at: number, caller: Caller, field: string | undefined): { hand: Hand; field: string } {
  const said = saidOf(hand.melds, field);
  const callers = hand.melds.map((meld, i) => (i === at ? caller : (said[i] ?? usual(meld))));
  const melds = hand.melds.map((meld, i) => (i === at ? { ...meld, closed: caller === "self" } : meld));
  return { hand: { ...hand, melds }, field: callers.join() };
}

const isSame = (a: Meld, b: Meld): boolean => a.closed === b.closed && a.tiles.join() === b.tiles.join();

// follow returns the field for other melds: what it said of those that are still there, and the usual of
// new ones. It is null where there is nothing to say.
export function follow(field: string | undefined, before: readonly Meld[], after: readonly Meld[]): string | null {
  if (!field || !after.length) return null;
  const left = before.map((meld, i) => ({ meld, said: field.split(",")[i] }));
  return after.map((meld) => {
    const at = left.findIndex((l) => isSame(l.meld, meld));
    const [had] = at < 0 ? [] : left.splice(at, 1);
    return had?.said ?? usual(meld);
  }).join();
}

// turnedAt returns which tile of a meld lies across, and so shows whom it is from; null for none.
export function turnedAt(meld: Meld, caller: Caller | null): number | null {
  if (meld.closed) return null;
  return caller === "right" ? meld.tiles.length - 1 : caller === "across" ? 1 : 0;
}
