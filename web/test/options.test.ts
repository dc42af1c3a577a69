import assert from "node:assert/strict";
import { test } from "node:test";
import { requestOf } from "../src/fields.ts";
import all from "../src/options.json" with { type: "json" };
import { rowsOf, saidOf, withOption, type Table } from "../src/rule-options.ts";
import { fromAddress, toAddress } from "../src/question.ts";
import help from "../src/help.json" with { type: "json" };

const table = all as unknown as Table;

test("every rule set has its options, with the values that it gives them", () => {
  const value = (set: string, id: string) => rowsOf(table, set).find((row) => row.id === id)?.value;
  assert.deepEqual([value("riichi/std", "kiriage"), value("mleague", "kiriage"), value("mcr", "min_points"), value("zungjung", "min_points")], ["false", "true", "8", "0"]);
  assert.deepEqual([value("riichi/tenhou3", "tsumo_loss"), value("riichi/tenhou", "tsumo_loss")], ["loss", undefined]);
  assert.deepEqual([rowsOf(null, "mcr"), rowsOf(table, "none")], [[], []]);
});

test("every value that is a word has a text in every language", () => {
  const words = new Set(table.options.flatMap((o) => o.values ?? []).filter((word) => !/^\d+$/.test(word)));
  assert.ok(words.size > 20);
  for (const word of words) assert.equal((help as Record<string, string[]>)[`option.${word}`]?.filter(Boolean).length, 3, word);
});

test("options are changed one by one, and stand in the address in short", () => {
  assert.deepEqual(saidOf('{"kiriage":true,"yakuman_cap":2}'), { kiriage: "true", yakuman_cap: "2" });
  assert.equal(withOption(undefined, "kiriage", "true"), "kiriage=true");
  assert.equal(withOption("open_tanyao=false", "kazoe", "sanbaiman"), "kazoe=sanbaiman,open_tanyao=false");
  assert.equal(withOption('{"kiriage":true}', "kiriage", null), null);
  const q = { hand: "1m", fields: { options: "kazoe=sanbaiman,kiriage=true" } };
  assert.equal(toAddress(q, null), "?h=1m&options=kazoe=sanbaiman,kiriage=true");
  assert.deepEqual(fromAddress(toAddress(q, null)), q);
});

test("a request has options of its rules or of calls, whichever it is about", () => {
  const fields = { options: "kiriage=true,A2=pass", house: "sichuan", rules_toml: 'extends = "std"' };
  assert.deepEqual(requestOf("analyze", "1m", fields, "en"), { hand: "1m", lang: "en", round: "E", seat: "S", house: { preset: "sichuan" }, rules_toml: 'extends = "std"', options: { kiriage: "true" } });
  assert.deepEqual(requestOf("call", "1m", fields, "en").options, { A2: "pass" });
  assert.equal(requestOf("compare", "1m", fields, "en").options, undefined);
  assert.equal(requestOf("call", "1m", { options: "kiriage=true" }, "en").options, undefined);
  assert.equal(requestOf("score", "1m", { options: "kiriage" }, "en").options, "kiriage");
});
