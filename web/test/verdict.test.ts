import assert from "node:assert/strict";
import { test } from "node:test";
import { order } from "../src/hand.ts";
import { nextSorting, ranked, rowsOf, sortRows, split } from "../src/rows.ts";
import { plain, Texts, unit } from "../src/text.ts";
import type { Analysis, Score } from "../src/types.ts";
import { verdictOf, worth } from "../src/verdict.ts";

const about = { op: "analyze", hand: "", drawn: null, pool: "melds", implied_melds: 0 };
const left = (tile: string, n: number) => ({ tile, left: n, red_left: 0 });
const answer = (shanten: number | null, more: object): Analysis =>
  ({ ...about, shanten: { ...about, shanten, forms: {} }, ...more }) as Analysis;

const discards = answer(1, {
  discards: {
    ...about, shanten: 1, win: false, discards: [
      { tile: "9p", shanten: 1, useful: [left("1m", 4), left("4m", 3), left("7m", 0)], ukeire: 7 },
      { tile: "1z", shanten: 1, useful: [left("1m", 4)], ukeire: 4 },
      { tile: "5p", shanten: 2, useful: [left("1m", 4), left("9m", 4)], ukeire: 8 },
    ],
  },
  improve: { ...about, shanten: 1, discards: [{ tile: "1z", shanten: 1, ukeire: 4, good_shape: 0.5, improvements: [{ tile: "2m", left: 3, ukeire_after: 9, discard: "9p" }] }] },
  compare: { ...about, rows: [{ name: "pinfu", possible: true, shanten: 1, keep: ["1z"] }, { name: "chanta", possible: true, shanten: 1, keep: ["1z"] }, { name: "tanyao", possible: true, shanten: 2, keep: ["1z", "9p"] }] },
});

const said = (a: Analysis, lang: "en" | "ja" | "zh" = "en"): string => {
  const v = verdictOf(a, new Texts(lang));
  return plain(v.parts) + (v.note.length ? ` | ${plain(v.note)}` : "");
};

test("the best discard in one sentence", () => {
  assert.equal(said(discards), "1-shanten, best discard 9p: 2 kinds, 7 tiles | Next best: 1z 4");
  assert.equal(said(discards, "ja"), "1向聴、打9pが最善：2種7枚 | 次善：1z 4");
  assert.equal(said(discards, "zh"), "1向听，最好打9p：2种7张 | 其次：1z 4");
});

test("of discards that leave as many tiles that of the better shape is best", () => {
  const list = ["8m", "7p", "9p", "1z"].map((tile) => ({ tile, shanten: 1, useful: [left("1m", 4), left("4m", 3)], ukeire: tile === "1z" ? 4 : 7 }));
  const improve = (shares: Record<string, number>) => ({ ...about, shanten: 1, discards: Object.entries(shares).map(([tile, share]) => ({ tile, shanten: 1, ukeire: 7, good_shape: share, improvements: [] })) });
  const tied = (shares: Record<string, number>) => ranked(answer(1, { discards: { ...about, shanten: 1, win: false, discards: list }, improve: improve(shares) }));
  const a = tied({ "8m": 0.22, "7p": 1, "9p": 0.5, "1z": 1 });
  assert.deepEqual(rowsOf(a).map((row) => row.tile), ["7p", "9p", "8m", "1z"]);
  assert.equal(said(a), "1-shanten, best discard 7p: 2 kinds, 7 tiles | Next best: 9p 7 (shape 50%), 8m 7 (shape 22%), 1z 4");
  assert.equal(said(tied({ "8m": 1, "7p": 1, "9p": 0.5, "1z": 1 })), "1-shanten, best discard 8m: 2 kinds, 7 tiles | Just as good: 7p");
  assert.deepEqual(rowsOf(ranked(discards)), rowsOf(discards));
  assert.equal(ranked(answer(0, {})).discards, undefined);
});

test("hands that wait", () => {
  const useful = (n: number, list: object[], ukeire: number) => answer(n, { useful: { ...about, shanten: n, useful: list, ukeire } });
  assert.equal(said(useful(0, [left("2m", 4), left("5m", 3)], 7)), "Tenpai: waits on 2m5m, 7 tiles");
  assert.equal(said(useful(0, [left("2m", 0)], 0)), "Tenpai, but no winning tile is left");
  assert.equal(said(useful(2, [left("2m", 1)], 1)), "2-shanten: 1 kind, 1 tile bring it nearer | 2m");
  assert.equal(said(answer(null, {})), "This hand can no longer be completed");
});

test("wins, and hands that may not win", () => {
  const score = (more: object) => answer(-1, { score: { ...about, valid: true, reason: null, han: 3, fu: 40, yakuman: 0, limit: null, points: 5200, items: [{ id: "tanyao", name: "All simples" }, { id: "aka", name: "Red fives" }], ...more } });
  assert.equal(said(score({})), "Complete: 3 han 40 fu, 5200 points | tanyao · red fives");
  assert.equal(said(score({ han: 6, fu: 30, limit: "haneman", points: 12000 })), "Complete: Haneman (6 han 30 fu), 12000 points | tanyao · red fives");
  assert.equal(said(score({ han: null, fu: null, yakuman: 2, limit: "yakuman", points: 64000 })), "Complete: 2-fold yakuman, 64000 points | tanyao · red fives");
  assert.equal(said(score({ han: null, fu: null, fan: 17, points: 41, items: [{ id: "all_pungs", name: "All Pungs", points: 6 }] })), "Complete: 17 fan, 41 points | All Pungs");
  assert.equal(said(score({ valid: false, reason: "no_yaku" })), "Complete, but without a yaku | It may not be declared as it stands.");
});

test("a complete hand whose melds are not written has no points, and says so", () => {
  assert.equal(said(answer(-1, { shanten: { ...about, shanten: -1, implied_melds: 1 } })), "Complete | For points, write the missing melds, too, such as [234s].");
});

test("a win is worth what the rules count in", () => {
  const score = { valid: true, fan: 50, limit: null, points: 150, yakuman: 0, han: null, fu: null } as Score;
  unit.value = "points";
  assert.deepEqual((["en", "ja", "zh"] as const).map((lang) => worth(score, new Texts(lang))), ["50 points, the winner gets 150", "50点 収入150点", "50点 共得150点"]);
  unit.value = "fan";
  assert.deepEqual((["en", "ja", "zh"] as const).map((lang) => worth(score, new Texts(lang))), ["50 fan, 150 points", "50番 150点", "50番 150分"]);
  unit.value = "han";
});

test("rows gather what operations say of a discard", () => {
  const rows = rowsOf(discards);
  assert.deepEqual(rows.map((r) => [r.tile, r.kinds, r.ukeire, r.better, r.betterKinds, r.good, r.yaku?.names.join()]), [
    ["9p", 2, 7, 0, 0, null, "tanyao"],
    ["1z", 1, 4, 3, 1, 0.5, "pinfu,chanta"],
    ["5p", 2, 8, 0, 0, null, undefined],
  ]);
  const { keep, lose } = split(rows);
  assert.deepEqual([keep.map((r) => r.tile), lose.map((r) => r.tile)], [["9p", "1z"], ["5p"]]);
});

test("columns sort their own way, then the other, then not at all", () => {
  let by = nextSorting({ column: null, up: false }, "ukeire");
  assert.deepEqual(by, { column: "ukeire", up: false });
  assert.deepEqual(sortRows(rowsOf(discards), by, order).map((r) => r.tile), ["5p", "9p", "1z"]);
  by = nextSorting(by, "ukeire");
  assert.deepEqual(sortRows(rowsOf(discards), by, order).map((r) => r.tile), ["1z", "9p", "5p"]);
  assert.deepEqual(nextSorting(by, "ukeire"), { column: null, up: false });
  assert.deepEqual(nextSorting(by, "tile"), { column: "tile", up: true });
});

test("fans that add up to more than is paid", () => {
  const score = { valid: true, fan: 320, limit: "capped", points: 960, yakuman: 0, han: null, fu: null } as Score;
  assert.equal(worth(score, new Texts("en")), "320 fan (capped, it adds up to more), 960 points");
  assert.equal(worth(score, new Texts("ja")), "320番（上限、合計はこれより多い） 960点");
  assert.equal(worth(score, new Texts("zh")), "320番（已封顶，合计更多）960分");
  assert.equal(worth({ ...score, limit: null }, new Texts("en")), "320 fan, 960 points");
});
