import assert from "node:assert/strict";
import { test } from "node:test";
import { flagsOf, gamesOf, hasReds, othersOf, targetsOf } from "../src/offered.ts";
import { ruleSets, called } from "../src/names.ts";
import options from "../src/options.json" with { type: "json" };
import { rulesOf } from "../src/rule-options.ts";
import { yakuName } from "../src/yaku-name.ts";

test("three players are offered where the forms of the rules allow them, or where the address says so", () => {
  assert.deepEqual([gamesOf({}), gamesOf({ rules: "riichi/tenhou3" }), gamesOf({ rules: "zungjung" })], [[4, 3], [4, 3], [4, 3]]);
  assert.deepEqual([gamesOf({ rules: "mcr" }), gamesOf({ rules: "mcr", players: "3" })], [[4], [4, 3]]);
});

test("flags are those that can matter under the options", () => {
  const usual = ["riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou"];
  assert.deepEqual(flagsOf({}), usual);
  assert.deepEqual(flagsOf({ rules: "riichi/wrc" }), [...usual, "renhou"]);
  assert.deepEqual(flagsOf({ rules: "classic" }), usual.filter((flag) => flag !== "ippatsu"));
  assert.deepEqual(flagsOf({ options: "renhou=mangan,open_riichi=han,kokushi_robs_closed_kan=true" }), [...usual, "renhou", "open_riichi", "closed_chankan"]);
  assert.deepEqual(flagsOf({ options: "ippatsu=false" }), usual.filter((flag) => flag !== "ippatsu"));
  assert.deepEqual(flagsOf({ rules: "mcr" }), ["last_tile", "wall_last", "kong"]);
  assert.deepEqual(flagsOf({ rules: "mcr", options: "blessings=true" }), ["last_tile", "wall_last", "kong", "tenhou", "chiihou", "renhou"]);
  assert.deepEqual(flagsOf({ rules: "zungjung" }), ["wall_last", "kong", "tenhou", "chiihou"]);
});

test("a flag that is set stays to be taken out, and rules of one's own have all", () => {
  assert.deepEqual(flagsOf({ rules: "mcr", flags: "renhou" }), ["last_tile", "wall_last", "kong", "renhou"]);
  assert.deepEqual(flagsOf({ rules_toml: 'extends = "mcr"' }), ["last_tile", "wall_last", "kong", "tenhou", "chiihou", "renhou"]);
  assert.equal(rulesOf({ rules_toml: 'id = "x"\nextends = "zungjung"' })?.unit, "points");
});

test("red fives are counted where the rules have some", () => {
  assert.deepEqual([{}, { rules: "mcr" }, { rules: "wrc" }, { rules: "wrc", reds: "1,1,1" }, { rules: "tenhou3" }].map(hasReds), [true, false, false, true, true]);
});

test("tiles go where the rules have a place", () => {
  assert.deepEqual(targetsOf({}), ["hand", "seen", "dora", "chi", "pon", "kan", "closed"]);
  assert.deepEqual(targetsOf({ players: "3" }), ["hand", "seen", "dora", "pon", "kan", "closed"]);
  assert.deepEqual(targetsOf({ rules: "riichi/tenhou3" }), ["hand", "seen", "dora", "pon", "kan", "closed"]);
  assert.deepEqual(targetsOf({ rules: "mcr" }), ["hand", "seen", "chi", "pon", "kan", "closed"]);
  assert.deepEqual([othersOf({}), othersOf({ players: "3" })], [["left", "across", "right"], ["left", "right"]]);
});

test("what a flag needs is an option of the rule set", () => {
  for (const set of ruleSets) for (const [flag = "", option, , ...off] of set.needs ?? []) assert.ok(set.flags.includes(flag) && option && off.length, `${set.id} ${flag}`);
});

test("a yaku has one name in a language", () => {
  assert.deepEqual([yakuName("sanshoku_doukou", "en"), yakuName("haku", "en"), yakuName("seat_wind", "en"), yakuName("toitoi", "zh")], ["sanshoku doukou", "haku", "seat wind", "对对和"]);
  assert.deepEqual([called("pinfu", "All runs, no fu", "en", true), called("pinfu", "平和", "ja", true), called("all_pungs", "All Pungs", "en", false)], ["pinfu", "平和", "All Pungs"]);
  assert.deepEqual([options.yaku.fan.seven_pairs[2], options.yaku.points.seven_pairs[2], options.yaku.fan.all_pungs[0]], ["七对", "七对子", "All Pungs"]);
  for (const id of ["tanyao", "pinfu", "haku", "round_wind"]) assert.equal(yakuName(id, "en"), called(id, "", "en", true));
});
