import assert from "node:assert/strict";
import { test } from "node:test";
import en from "../src/strings/en.json" with { type: "json" };
import ja from "../src/strings/ja.json" with { type: "json" };
import zh from "../src/strings/zh.json" with { type: "json" };
import { placeOf } from "../src/place.ts";
import { preferred } from "../src/lang.ts";
import { drawn, plain, Texts, unit } from "../src/text.ts";

const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

const common = (all: object): string[] => Object.keys(all).filter((key) => !key.includes("@")).sort();

test("all texts stand in all languages, with the same places", () => {
  for (const other of [ja, zh] as Record<string, string>[]) {
    assert.deepEqual(common(other), common(en));
    for (const [key, text] of Object.entries(en).filter(([key]) => !key.includes("@"))) {
      assert.notEqual(other[key], "", key);
      assert.deepEqual(places(other[key] ?? ""), places(text), key);
    }
  }
});

test("words of other games stand in for common ones that they know, with the same places", () => {
  for (const all of [en, ja, zh] as Record<string, string>[]) {
    for (const [key, text] of Object.entries(all).filter(([key]) => key.includes("@"))) {
      const [base = "", of = ""] = key.split("@");
      assert.ok(["fan", "points", "with"].includes(of), key);
      assert.deepEqual(places(text), places(all[base] ?? "none"), key);
    }
  }
});

test("texts have the words of the game that is scored", () => {
  const said = (of: string, key: "fan" | "block.pair" | "panel.compare", lang: "en" | "ja" | "zh"): string => {
    unit.value = of;
    const text = new Texts(lang).t(key, { n: 50 });
    unit.value = "han";
    return text;
  };
  assert.deepEqual(["han", "fan", "points"].map((of) => said(of, "block.pair", "zh")), ["雀头", "将", "将"]);
  assert.deepEqual(["han", "fan", "points"].map((of) => said(of, "fan", "en")), ["50 fan", "50 fan", "50 points"]);
  assert.deepEqual(["han", "fan", "points"].map((of) => said(of, "fan", "ja")), ["50番", "50番", "50点"]);
  assert.deepEqual(["han", "fan", "points"].map((of) => said(of, "panel.compare", "en")), ["Yaku, nearest first", "Fans, nearest first", "Fans, nearest first"]);
});

test("one and many", () => {
  const x = new Texts("en");
  assert.equal(x.t("kinds", { n: 1 }), "1 kind");
  assert.equal(x.t("kinds", { n: 8 }), "8 kinds");
  assert.equal(new Texts("ja").t("kinds", { n: 1 }), "1種");
});

test("tiles stay tiles in a sentence", () => {
  const parts = new Texts("en").parts("verdict.same", { tiles: [{ tile: "9p" }] });
  assert.deepEqual(parts, ["Just as good: ", { tile: "9p" }]);
  assert.equal(plain(parts), "Just as good: 9p");
});

test("the language asked for goes before those the browser likes", () => {
  assert.equal(preferred("zh", ["ja-JP"]), "zh");
  assert.equal(preferred(null, ["fr-FR", "ja-JP", "en"]), "ja");
  assert.equal(preferred("xx", []), "en");
});

test("an error is where its byte is, to the end of the word", () => {
  assert.deepEqual(placeOf("123m45", 4), { from: 4, to: 6 });
  assert.deepEqual(placeOf("12x", 2), { from: 2, to: 3 });
  assert.deepEqual(placeOf("東1x2m", 4), { from: 2, to: 3 });
  assert.deepEqual(placeOf("🀇x", 4), { from: 2, to: 3 });
  assert.deepEqual(placeOf("12m", 3), { from: 3, to: 4 });
});

test("tiles of a text are drawn again, and nothing else is", () => {
  assert.deepEqual(drawn("Tenpai: waits on 2m5z, 7 tiles"), ["Tenpai: waits on ", { tile: "2m" }, { tile: "5z" }, ", 7 tiles"]);
  assert.deepEqual(drawn("聴牌：待ち1z、3枚"), ["聴牌：待ち", { tile: "1z" }, "、3枚"]);
  assert.deepEqual(drawn("2-shanten: 1 kind, 1 tile bring it nearer"), ["2-shanten: 1 kind, 1 tile bring it nearer"]);
});
