import assert from "node:assert/strict";
import { test } from "node:test";
import { flagsOf, gamesOf, hasReds, othersOf, targetsOf } from "../src/offered.ts";
import { read } from "../src/hand.ts";
import { clashes, ruleSets, called } from "../src/names.ts";
import options from "../src/options.json" with { type: "json" };
import { rulesOf } from "../src/rule-options.ts";
import { yakuName } from "../src/yaku-name.ts";

test("three players are offered where the forms of the rules allow them, or where the address says so", () => {
  assert.deepEqual([gamesOf({}), gamesOf({ rules: "riichi/tenhou3" }), gamesOf({ rules: "zungjung" })], [[4, 3], [3], [4, 3]]);
  assert.deepEqual([gamesOf({ rules: "mcr" }), gamesOf({ rules: "mcr", players: "3" })], [[4], [4, 3]]);
});

const closed = read("567p88s678s345p231p");
const open = read("567p88s678s231p[345p]");
const kan = read("567p88s678s231p[9999p]");
const hidden = read("567p88s678s231p(9999p)");
const waiting = read("23p567p88s678s345p");

test("flags are those that can matter under the options", () => {
  const usual = ["riichi", "double_riichi", "chankan", "houtei"];
  assert.deepEqual(flagsOf({}, closed), usual);
  assert.deepEqual(flagsOf({ rules: "riichi/wrc" }, closed), [...usual, "renhou"]);
  assert.deepEqual(flagsOf({ options: "renhou=mangan,open_riichi=han,kokushi_robs_closed_kan=true" }, closed), [...usual, "renhou", "closed_chankan"]);
  assert.deepEqual(flagsOf({ rules: "riichi/mahjongsoul" }, closed), [...usual, "closed_chankan"]);
  assert.deepEqual(flagsOf({ rules: "mcr" }, closed), ["last_tile", "wall_last", "kong"]);
  assert.deepEqual(flagsOf({ rules: "mcr", options: "blessings=true" }, closed), ["last_tile", "wall_last", "kong", "renhou"]);
  assert.deepEqual(flagsOf({ rules: "zungjung" }, closed), ["wall_last", "kong"]);
});

test("flags are those that the hand can have", () => {
  assert.deepEqual(flagsOf({}, open), ["chankan", "houtei"]);
  assert.deepEqual(flagsOf({ self_draw: "true" }, closed), ["riichi", "double_riichi", "haitei", "chiihou"]);
  assert.deepEqual(flagsOf({ self_draw: "true", seat: "E" }, closed), ["riichi", "double_riichi", "haitei", "tenhou"]);
  assert.deepEqual(flagsOf({ self_draw: "true", seat: "E" }, open), ["haitei"]);
  assert.deepEqual(flagsOf({ self_draw: "true" }, kan), ["rinshan", "haitei"]);
  assert.deepEqual(flagsOf({ self_draw: "true" }, hidden), ["riichi", "double_riichi", "rinshan", "haitei"]);
  assert.deepEqual(flagsOf({ self_draw: "true", rules: "riichi/tenhou3", nukidora: "1" }, closed), ["riichi", "double_riichi", "rinshan", "haitei", "chiihou"]);
  assert.deepEqual(flagsOf({ rules: "mcr", self_draw: "true" }, open), ["last_tile", "wall_last"]);
  assert.deepEqual(flagsOf({ rules: "mcr", self_draw: "true" }, hidden), ["last_tile", "wall_last", "kong"]);
  assert.deepEqual(flagsOf({ rules: "mcr", self_draw: "true", options: "blessings=true", seat: "E" }, closed), ["last_tile", "wall_last", "tenhou"]);
});

test("a hand with another copy of the winning tile robs no kong", () => {
  const [concealed, melded] = [read("567p88s678s345p111p"), read("567p88s678s231p[111p]")];
  assert.deepEqual(flagsOf({}, concealed), ["riichi", "double_riichi", "houtei"]);
  assert.deepEqual(flagsOf({ drawn: "8s" }, read("567p678s345p111p88s")), ["riichi", "double_riichi", "houtei"]);
  assert.deepEqual(flagsOf({ drawn: "7p" }, concealed), ["riichi", "double_riichi", "chankan", "houtei"]);
  assert.deepEqual(flagsOf({}, melded), ["houtei"]);
  assert.deepEqual(flagsOf({ rules: "mcr" }, concealed), ["wall_last"]);
  assert.deepEqual(flagsOf({ rules: "mcr" }, melded), ["last_tile", "wall_last"]);
});

test("a hand that waits can win either way", () => {
  for (const fields of [{}, { self_draw: "true" }]) assert.deepEqual(flagsOf(fields, waiting), ["riichi", "double_riichi", "chankan", "haitei", "houtei", "chiihou"]);
});

test("flags are those that can be beside the others", () => {
  assert.deepEqual(flagsOf({ flags: "riichi" }, closed), ["riichi", "ippatsu", "chankan", "houtei"]);
  assert.deepEqual(flagsOf({ flags: "double_riichi", options: "open_riichi=han" }, closed), ["double_riichi", "ippatsu", "chankan", "houtei", "open_riichi"]);
  assert.deepEqual(flagsOf({ flags: "riichi", rules: "classic" }, closed), ["riichi", "chankan", "houtei"]);
  assert.deepEqual(flagsOf({ flags: "riichi", options: "ippatsu=false" }, closed), ["riichi", "chankan", "houtei"]);
  assert.deepEqual(flagsOf({ flags: "haitei", self_draw: "true" }, kan), ["haitei"]);
  assert.deepEqual(flagsOf({ flags: "haitei", self_draw: "true", options: "rinshan_haitei=true" }, kan), ["rinshan", "haitei"]);
  assert.deepEqual(flagsOf({ flags: "wall_last", rules: "mcr" }, closed), ["last_tile", "wall_last"]);
});

test("a flag that is set stays to be taken out, and rules of one's own have all that the hand can have", () => {
  assert.deepEqual(flagsOf({ flags: "riichi,tenhou" }, open), ["riichi", "tenhou"]);
  assert.deepEqual(flagsOf({ flags: "riichi,haitei" }, open), ["riichi", "ippatsu", "chankan", "haitei", "houtei"]);
  assert.deepEqual(flagsOf({ rules: "mcr", flags: "renhou" }, closed), ["last_tile", "renhou"]);
  assert.deepEqual(flagsOf({ rules_toml: 'extends = "mcr"' }, closed), ["last_tile", "wall_last", "kong", "renhou"]);
  assert.deepEqual(flagsOf({ rules_toml: 'extends = "riichi/std"', self_draw: "true" }, kan), ["rinshan", "haitei"]);
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

test("what flags go against is of flags", () => {
  const flags = new Set(ruleSets.flatMap((set) => set.flags));
  const told = ["open_meld", "meld", "kan", "self_draw", "dealer", "another_copy", "another_concealed"];
  for (const [flag = "", ...terms] of clashes) {
    assert.ok(flags.has(flag), flag);
    for (const term of terms.map((t) => t.replace("!", ""))) assert.ok(flags.has(term) || told.includes(term) || /^\w+=\w+$/.test(term), term);
  }
});

test("a yaku has one name in a language", () => {
  assert.deepEqual([yakuName("sanshoku_doukou", "en"), yakuName("haku", "en"), yakuName("seat_wind", "en"), yakuName("toitoi", "zh")], ["sanshoku doukou", "haku", "seat wind", "对对和"]);
  assert.deepEqual([called("pinfu", "All runs, no fu", "en", true), called("pinfu", "平和", "ja", true), called("all_pungs", "All Pungs", "en", false)], ["pinfu", "平和", "All Pungs"]);
  assert.deepEqual([options.yaku.fan.seven_pairs[2], options.yaku.points.seven_pairs[2], options.yaku.fan.all_pungs[0]], ["七对", "七对子", "All Pungs"]);
  for (const id of ["tanyao", "pinfu", "haku", "round_wind"]) assert.equal(yakuName(id, "en"), called(id, "", "en", true));
});
