// The answer in one sentence.
import type { Analysis, Discard, Score, TileLeft } from "./types.ts";
import { paidName } from "./names.ts";
import { goodOf, percent } from "./rows.ts";
import type { Part, Texts } from "./text.ts";

export interface Verdict {
  parts: Part[];
  note: Part[]; // what else is as good, or what is missing; may be empty
  tone: "plain" | "ready" | "win" | "warn";
}

const tiles = (list: readonly { tile: string }[]): Part[] => list.map(({ tile }) => ({ tile }));

const stillLeft = (useful: readonly TileLeft[]): TileLeft[] => useful.filter(({ left }) => left !== 0);

export function shantenText(n: number | null, x: Texts): string {
  if (n === null) return x.t("shanten.never");
  if (n < 0) return x.t("shanten.won");
  return n === 0 ? x.t("shanten.ready") : x.t("shanten.away", { n });
}

// verdictOf says what matters most about a hand.
export function verdictOf(a: Analysis, x: Texts): Verdict {
  const n = a.shanten.shanten;
  if (n === null) return { parts: x.parts("verdict.never"), note: [], tone: "warn" };
  if (n < 0) return won(a, x);
  return a.discards ? ofDiscards(a, x, n) : ofWaiting(a, x, n);
}

function ofDiscards(a: Analysis, x: Texts, n: number): Verdict {
  const list = a.discards?.discards ?? [];
  const best = list[0];
  if (!best) return { parts: [shantenText(n, x)], note: [], tone: "plain" };
  const useful = stillLeft(best.useful);
  const good = goodOf(a);
  const same = list.slice(1).filter((d) => d.shanten === best.shanten && d.ukeire === best.ukeire && good.get(d.tile) === good.get(best.tile));
  const values = {
    shanten: shantenText(n, x), tile: tiles([best]), waits: tiles(useful),
    kinds: x.t("kinds", { n: useful.length }), tiles: x.t("tiles", { n: best.ukeire }),
  };
  const key = useful.length === 0 ? "verdict.best.none" : n === 0 && useful.length < 6 ? "verdict.best.ready" : "verdict.best";
  return {
    parts: x.parts(key, values),
    note: same.length ? x.parts("verdict.same", { tiles: tiles(same.slice(0, 8)) }) : next(list, good, key === "verdict.best.ready" ? [] : useful, x),
    tone: n === 0 ? "ready" : "plain",
  };
}

// next names the second best discards, each with the tiles it leaves, and the shape where the best leaves as many;
// without any, useful tiles that are not said yet.
function next(list: readonly Discard[], good: Map<string, number | null>, useful: readonly TileLeft[], x: Texts): Part[] {
  const [best, ...rest] = list;
  const others = rest.filter((d) => d.shanten === best?.shanten).slice(0, 3);
  if (!others.length) return tiles(useful.slice(0, 14));
  return x.parts("verdict.next", { tiles: others.flatMap((d, i): Part[] => [i ? x.t("and") : "", { tile: d.tile }, ` ${d.ukeire}`, d.ukeire === best?.ukeire ? x.t("verdict.shape", { n: percent(good.get(d.tile)) }) : ""]) });
}

function ofWaiting(a: Analysis, x: Texts, n: number): Verdict {
  const useful = stillLeft(a.useful?.useful ?? []);
  const values = {
    shanten: shantenText(n, x), waits: tiles(useful),
    kinds: x.t("kinds", { n: useful.length }), tiles: x.t("tiles", { n: a.useful?.ukeire ?? 0 }),
  };
  if (n > 0) return { parts: x.parts(useful.length ? "verdict.useful" : "verdict.useful.none", values), note: tiles(useful.slice(0, 14)), tone: "plain" };
  if (!useful.length) return { parts: x.parts("verdict.ready.none", values), note: [], tone: "warn" };
  return { parts: x.parts(useful.length < 8 ? "verdict.ready" : "verdict.ready.many", values), note: [], tone: "ready" };
}

function won(a: Analysis, x: Texts): Verdict {
  const s = a.score;
  if (!s) return { parts: x.parts("verdict.won"), note: a.shanten.implied_melds ? x.parts("verdict.won.melds") : [], tone: "win" };
  if (s.valid) return { parts: x.parts("verdict.won.worth", { worth: worth(s, x) }), note: [s.items.map((i) => paidName(i, x.lang)).join(x.t("names"))], tone: "win" };
  const key = s.reason === "no_yaku" ? "verdict.won.no_yaku" : "verdict.won.below";
  return { parts: x.parts(key), note: x.parts("verdict.won.note"), tone: "warn" };
}

// worth says what a win is worth: 3 han 40 fu, 5200 points.
export function worth(s: Score, x: Texts): string {
  const points = x.t(s.fan === undefined || s.fan === null ? "points" : "points.fan", { n: s.points });
  const limit = s.limit && x.has(`limit.${s.limit}`) ? x.t(`limit.${s.limit}` as "limit.mangan") : s.limit;
  if (s.fan !== undefined && s.fan !== null) {
    const fan = x.t("fan", { n: s.fan });
    return limit ? x.t("worth.three", { a: fan, b: limit, c: points }) : x.t("worth.two", { a: fan, b: points });
  }
  if (s.yakuman > 1) return x.t("worth.two", { a: x.t("yakuman.many", { n: s.yakuman }), b: points });
  if (s.han !== null && s.fu !== null) {
    const hanfu = x.t("hanfu", { han: x.t("han", { n: s.han }), fu: s.fu });
    return limit ? x.t("worth.three", { a: limit, b: hanfu, c: points }) : x.t("worth.two", { a: hanfu, b: points });
  }
  return limit ? x.t("worth.two", { a: limit, b: points }) : points;
}
