import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "../src/hand.ts";
import { meldKey } from "../src/lit.ts";
import { agreeing, blocksOf, callable, formula, isPair, litBy, percent, redden, reddenReading, reddenTiles, sameTiles, seatsOf, shortPercent, tilesIn, useOf } from "../src/panels/shape.ts";
import type { Group, Score } from "../src/types.ts";

const names = (text: string) => tilesIn(text).map(({ tile, joker }) => tile + (joker ? "*" : "")).join(" ");
const group = (sets: string[], partials: string[], pair: string | null, loose = "", missing = 1): Group => ({ form: "standard", sets, partials, pair, loose, missing });

test("tiles of a text, with what a joker stands for", () => {
  assert.equal(names("12m3m*"), "1m 2m 3m*");
  assert.equal(names("[5055p]"), "5p 0p 5p 5p");
  assert.equal(names("1m2p56s"), "1m 2p 5s 6s");
  assert.equal(names("4mj"), "4m j");
  assert.equal(names(""), "");
});

test("blocks of a grouping, what is loose last", () => {
  const blocks = blocksOf(group(["456p", "[777s]"], ["12p"], "33s", "7p"));
  assert.deepEqual(blocks.map((b) => `${b.role} ${b.tiles.map((t) => t.tile).join("")}`), ["set 4p5p6p", "meld 7s7s7s", "partial 1p2p", "pair 3s3s", "loose 7p"]);
});

test("all that is counted is drawn: melds elsewhere after sets, as many jokers as act before what is loose", () => {
  const g = { ...group(["456p"], ["12m", "22z"], "77s", "5z", 0), jokers: 2 };
  const blocks = blocksOf(g, { melds: [], implied: 1, jokers: ["7z", "j", "j"] });
  assert.deepEqual(blocks.map((b) => `${b.role} ${b.tiles.map((t) => t.tile + (t.joker ? "*" : "")).join("")}`),
    ["set 4p5p6p", "implied ", "partial 1m2m", "partial 2z2z", "pair 7s7s", "joker 7z*j", "loose 5z"]);
  assert.deepEqual(blocks.map((b) => isPair(b.tiles)), [false, false, false, true, true, false, false]);
});

test("groupings that go with a discard come first, else in their order", () => {
  const groups = [group(["456p"], ["12p"], null, "7p56s"), group(["567p"], ["56s"], null, "124p"), group(["567p"], ["24p"], null, "1p56s")];
  const loose = (discard?: string) => agreeing(groups, discard).map((g) => g.loose);
  assert.deepEqual(loose("1p"), ["124p", "1p56s", "7p56s"]);
  assert.deepEqual(loose("9z"), ["7p56s", "124p", "1p56s"]);
  assert.deepEqual(loose(undefined), ["7p56s", "124p", "1p56s"]);
  const partials = [["24p"], ["11p"], ["12p"], ["89s"], ["56s"], ["79s"]].map((some) => group(["567p"], some, null, "9z"));
  assert.deepEqual(agreeing(partials, "9z").map((g) => g.partials.join()), ["56s", "24p", "12p", "89s", "79s", "11p"]);
  assert.deepEqual(agreeing(partials, "1z").map((g) => g.partials.join()), ["24p", "11p", "12p", "89s", "56s", "79s"]);
  const orphans: Group = { form: "thirteen_orphans", sets: [], partials: [], pair: "11m", loose: "59m11p19s1z", missing: 6 };
  assert.deepEqual(agreeing([groups[0] as Group, orphans], "9m").map((g) => g.form), ["standard", "thirteen_orphans"]);
  assert.deepEqual(agreeing([groups[0] as Group, orphans], "0m").map((g) => g.form), ["thirteen_orphans", "standard"]);
});

test("red fives stand in the blocks of a hand, each once, and melds keep their own", () => {
  const blocks = blocksOf(group(["567p", "567p"], [], "55s"), { melds: ["[055m]"], implied: 0, jokers: [] });
  const shown = redden(blocks, ["5p", "0p", "6p", "6p", "7p", "7p", "0s", "5s", "0m"]).map((b) => `${b.role} ${b.tiles.map((t) => t.tile).join("")}`);
  assert.deepEqual(shown, ["set 0p6p7p", "set 5p6p7p", "meld 0m5m5m", "pair 0s5s"]);
});

test("red fives stand in the sets and the pair of a win, each once", () => {
  const reading = { form: "standard", sets: ["345m", "567p", "[0555s]", "67s5s*"], pair: "55p", pairs: null, tiles: "", jokers_as: "5s" };
  const { sets, pair } = reddenReading({ hand: "340m05567p67sj[0555s]", reading });
  const shown = (tiles: readonly { tile: string }[]): string => tiles.map((t) => t.tile).join("");
  assert.deepEqual([...sets.map(shown), shown(pair)], ["3m4m0m", "0p6p7p", "0s5s5s5s", "6s7s5s", "5p5p"]);
  assert.equal(shown(reddenTiles("1155m55p", "1155m0599p119977s")), "1m1m5m5m0p5p");
  assert.equal(shown(reddenTiles("55s", "123m[055s]")), "0s5s");
});

test("a useful tile fills what stood there before", () => {
  const before = [group(["456p"], ["12p"], "33s")];
  const use = useOf("3p", [group(["456p", "123p"], [], "33s", "", 0)], before);
  assert.equal(use?.role, "set");
  assert.deepEqual(use?.before, ["1p", "2p"]);
  const pair = useOf("7p", [group(["456p"], [], "77p", "", 0)], [group(["456p"], [], null, "7p")]);
  assert.equal(pair?.role, "pair");
  assert.deepEqual(pair?.before, ["7p"]);
});

test("of two ways to fill a set, the one that was seen before", () => {
  const after = [group(["345p"], [], "22s"), group(["456p"], ["23p"], null)];
  const use = useOf("4p", after, [group([], ["56p"], "22s")]);
  assert.deepEqual(use?.before, ["5p", "6p"]);
});

test("a tile that stands loose or in a meld does nothing", () => {
  assert.equal(useOf("7p", [group(["[777p]"], [], null, "7p")], []), null);
});

test("what a yaku lights: sets of the hand by tile, melds as a whole, dora anywhere", () => {
  const score = { reading: { sets: ["123m", "456p", "[555s]"], pair: "77s" } } as unknown as Score;
  const item = { id: "pinfu", name: "", count: 1, sets: [1, 2], pair: true };
  assert.deepEqual(litBy(item, score), { tiles: ["4p", "5p", "0p", "6p", "7s", "7s"], melds: [meldKey(["5s", "0s", "5s"])], inMelds: [] });
  const dora = { id: "dora", name: "", count: 1, sets: [], pair: false, tiles: "5z" };
  assert.deepEqual(litBy(dora, score), { tiles: ["5z"], melds: [], inMelds: ["5z"] });
  assert.deepEqual(litBy({ ...dora, id: "aka" }, score).inMelds, ["0m", "0p", "0s"]);
});

test("seats around the table, as the winner sees them", () => {
  const seats = seatsOf("S", 4, [-3900, 3900, 0, 0]);
  assert.deepEqual(seats.map((s) => `${s.side} ${s.wind} ${s.change}`), ["self S 3900", "right W 0", "across N 0", "left E -3900"]);
  assert.deepEqual(seatsOf("W", 3, null).map((s) => `${s.side} ${s.wind} ${s.change}`), ["self W null", "right E null", "left S null"]);
});

test("what could be called", () => {
  assert.deepEqual(callable(read("13m99p11z6s"), []), ["2m", "9p", "1z"]);
  assert.deepEqual(callable(read("89s"), ["5z", "j"]), ["7s", "5z"]);
  assert.deepEqual(callable(read("1111m"), []), []);
});

test("chances", () => {
  assert.deepEqual([0, 0.000003, 0.0007, 0.05, 0.5, 0.976, 0.9993, 1].map(percent), ["0%", "< 0.01%", "0.07%", "5.0%", "50%", "97.6%", "99.93%", "100%"]);
  assert.deepEqual([0, 0.0001, 0.05, 0.5, 0.976, 0.9998, 1].map(shortPercent), ["0", "< 0.1", "5.0", "50", "97.6", "> 99.9", "100"]);
});

test("answers are of the hand they stand beside", () => {
  assert.ok(sameTiles("19m5p[777z]", "5p91m[777z]"));
  assert.ok(!sameTiles("19m0p", "19m5p"));
  assert.ok(sameTiles("19m5p2zj", "19m7z5p2z", (tile) => tile === "7z"));
  assert.ok(!sameTiles("19m5p2zj", "19m7z5p2z"));
});

test("the classic count as a sum", () => {
  assert.equal(formula({ base: 8, sets: 3, partials: 1, pair: 1, result: 0 }), "8 − 2 × 3 − 1 − 1 = 0");
  assert.equal(formula({ base: 8, sets: 3, partials: 0, pair: 1, jokers: 2, result: -1 }), "8 − 2 × 3 − 0 − 1 − 2 = −1");
});

test("seven pairs are pairs, and orphans are not loose", () => {
  const roles = (g: Group) => blocksOf(g).map((b) => `${b.role} ${b.text}`);
  assert.deepEqual(roles({ form: "seven_pairs", sets: [], partials: ["11m", "33m"], pair: null, loose: "5s", missing: 5 }), ["pair 11m", "pair 33m", "loose 5s"]);
  const orphans: Group = { form: "thirteen_orphans", sets: [], partials: [], pair: "11m", loose: "59m11p19s1z", missing: 6 };
  assert.deepEqual(roles(orphans), ["pair 11m", "orphans 9m1p19s1z", "loose 5m1p"]);
  assert.equal(useOf("9s", [orphans], [])?.role, "orphans");
});
