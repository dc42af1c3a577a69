import assert from "node:assert/strict";
import { test } from "node:test";
import { requestOf } from "../src/fields.ts";
import catalogue from "../src/names.json" with { type: "json" };
import { asked, example, firstQuestion, fromAddress, keep, toAddress, withFields } from "../src/question.ts";

test("the address holds all of a question", () => {
  const q = { hand: "123m[555z](1111p)", fields: { rules: "riichi/tenhou", seen: "12z", reds: "0,0,0" } };
  const address = toAddress(q, "ja");
  assert.equal(address, "?h=123m[555z](1111p)&reds=0,0,0&rules=riichi/tenhou&seen=12z&lang=ja");
  assert.deepEqual(fromAddress(address), q);
  for (const hand of ["1 2m+&=#?%", "🀇🀈", "東"]) assert.equal(fromAddress(toAddress({ hand, fields: {} }, null)).hand, hand);
});

test("forms of other pages are read, unknown parameters left out", () => {
  assert.deepEqual(fromAddress("?q=123m456p&utm=x"), { hand: "123m456p", fields: {} });
  assert.equal(fromAddress("?p=1m").hand, "1m");
  assert.equal(fromAddress("").hand, "");
});

test("dora indicators are among the tiles seen, each once", () => {
  const seen = (search: string): string | undefined => fromAddress(search).fields.seen;
  assert.equal(seen("?h=1m&dora=7s"), "7s");
  assert.equal(seen("?h=1m&dora=77s&seen=17s2z"), "17s2z7s");
  assert.equal(seen("?h=1m&dora=7s&seen=7s"), "7s");
  assert.equal(seen("?h=1m&dora=0p&seen=5p"), "5p");
  assert.equal(seen("?h=1m&dora=7s&rules=mcr"), undefined); // which has none
  assert.equal(seen("?h=1m&dora=7"), undefined); // the engine says what is wrong with it
  assert.equal(seen("?h=1m&dora=7s&seen=x"), "x");
  assert.equal(seen("?h=1m&seen=12z"), "12z");
});

test("an empty hand is asked for, too", () => {
  assert.equal(toAddress({ hand: "", fields: {} }, null), "?h=");
  assert.deepEqual([asked(""), asked("?lang=ja"), asked("?h="), asked("?q=1m")], [false, false, true, true]);
});

test("an address without a hand is that of the example, under its fields", () => {
  assert.deepEqual(firstQuestion("?lang=ja"), example);
  assert.deepEqual(firstQuestion("?rules=mcr"), { hand: example.hand, fields: { rules: "mcr" } });
  assert.deepEqual(firstQuestion("?h="), { hand: "", fields: {} });
  assert.deepEqual(firstQuestion("?h=1m&rules=mcr"), { hand: "1m", fields: { rules: "mcr" } });
});

test("fields that are the same stay the same object", () => {
  const before = { seen: "1z", pool: "seen" };
  assert.equal(keep(before, { pool: "seen", seen: "1z" }), before);
  for (const next of [{ seen: "1z" }, { seen: "2z", pool: "seen" }, { seen: "1z", pool: "seen", reds: "0,0,0" }, { seen: "1z", dora: "seen" }]) assert.equal(keep(before, next), next);
});

test("every field of a request may stand in the address, but for what the page says itself", () => {
  const names = Object.keys(catalogue.fields).filter((name) => !["op", "id", "hand", "print", "lang"].includes(name));
  assert.ok(names.length > 40);
  const q = { hand: "1m", fields: Object.fromEntries(names.map((name) => [name, "1"])) };
  assert.deepEqual(fromAddress(toAddress(q, "ja")), q);
  assert.deepEqual(fromAddress("?h=1m&print=mjai&op=score&id=7").fields, {});
});

test("an empty field is taken out", () => {
  const q = withFields({ hand: "1m", fields: { seen: "1z", pool: "seen" } }, { seen: "", players: "3" });
  assert.deepEqual(q.fields, { pool: "seen", players: "3" });
});

test("a request has typed values, and only what operation and rules know", () => {
  const fields = { players: "3", reds: "1,2,1", self_draw: "true", flags: "riichi,ippatsu", dora: "1z", tile: "5z", house: '{"max_jokers_used":1}' };
  assert.deepEqual(requestOf("analyze", "1m", fields, "en"), {
    hand: "1m", lang: "en", round: "E", seat: "S", players: 3, house: { max_jokers_used: 1 }, reds: [1, 2, 1], dora: "1z", flags: ["riichi", "ippatsu"], self_draw: true,
  });
  assert.deepEqual(requestOf("call", "1m", { tile: "5z", turn: "3" }, "en"), { hand: "1m", lang: "en", round: "E", seat: "S", tile: "5z", turn: 3 });
  assert.deepEqual(requestOf("analyze", "1m", { rules: "mcr", dora: "1z", flowers: "2" }, "zh"), { hand: "1m", lang: "zh", round: "E", seat: "S", rules: "mcr", flowers: 2 });
  assert.deepEqual(requestOf("analyze", "1m", { round: "S", flags: "tenhou" }, "en"), { hand: "1m", lang: "en", round: "S", seat: "E", flags: ["tenhou"] });
  assert.deepEqual(requestOf("odds", "1m", {}, "en"), { hand: "1m", lang: "en" });
});
