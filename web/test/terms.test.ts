import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import catalogue from "../src/names.json" with { type: "json" };
import { ruleSets } from "../src/names.ts";
import { Texts } from "../src/text.ts";
import en from "../src/strings/en.json" with { type: "json" };
import yaku from "../src/yaku.json" with { type: "json" };

const root = new URL("../src/", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name)).map((name) => ({ name, text: readFileSync(new URL(name, root), "utf8") }));
const lines = sources.flatMap(({ name, text }) => text.split("\n").map((line) => ({ name, line })));

// Headings that are whole sentences or plain words, not terms.
const plainWords = ["panel.jokers.paid", "panel.jokers.all"];

test("every heading of a part and of a column is a term with its help", () => {
  const heads = lines.filter(({ line }) => /<h3>|<th scope="col"/.test(line) && !plainWords.some((key) => line.includes(key)));
  assert.ok(heads.length >= 6);
  for (const { name, line } of heads) assert.ok(/<Term help=|class=\{name\}/.test(line), `${name}: ${line.trim()}`);
});

test("every card but those of plain words has a title with help", () => {
  const cards = lines.filter(({ line }) => /<Card .* title=\{./.test(line) && !/id="(picker|settings)"/.test(line));
  assert.ok(cards.length >= 8);
  for (const { name, line } of cards) assert.ok(line.includes("<Term help="), `${name}: ${line.trim()}`);
});

test("every setting, flag, target of the picker, row of fu and rule option has its help", () => {
  const settings = lines.filter(({ line }) => /<Row label=/.test(line) && !/<Row text/.test(line));
  assert.ok(settings.length >= 10);
  for (const { name, line } of settings) assert.ok(/ help=/.test(line), `${name}: ${line.trim()}`);
  for (const lang of ["en", "ja", "zh"] as const) {
    const x = new Texts(lang);
    const flags = ruleSets.flatMap((set) => set.flags).filter((flag) => x.has(`flag.${flag}`)).map((flag) => `flag.${flag}`);
    const fu = Object.keys(en).filter((key) => /^fu\.\w+$/.test(key));
    const targets = ["hand", "seen", "dora", "chi", "pon", "kan", "closed"].map((to) => `picker.${to}`);
    for (const key of [...flags, ...fu, ...targets]) assert.ok(x.has(`help.${key}`), `${lang}: help.${key}`);
  }
});

test("every yaku that the page names has a line, in every language", () => {
  const named = [...Object.keys(catalogue.yaku), "riichi", "tsumo", "dora", "aka", "rinshan"];
  for (const id of named) assert.equal((yaku as Record<string, string[]>)[id]?.filter(Boolean).length, 3, id);
});

test("every help line is used", () => {
  const all = sources.map(({ text }) => text).join("\n");
  const made = /^help\.(flag|fu|picker|worth)\./; // of which the end is put together
  for (const key of Object.keys(en).filter((k) => k.startsWith("help.") && !made.test(k))) {
    assert.ok(all.includes(`"${key}"`) || ["help.honba", "help.sticks", "help.nukidora", "help.flowers"].includes(key), key);
  }
});
