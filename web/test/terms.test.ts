import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import catalogue from "../src/names.json" with { type: "json" };
import options from "../src/options.json" with { type: "json" };
import { ruleSets } from "../src/names.ts";
import { Texts } from "../src/text.ts";
import en from "../src/strings/en.json" with { type: "json" };
import guide from "../src/guide.json" with { type: "json" };
import help from "../src/help.json" with { type: "json" };
import { read } from "../src/hand.ts";
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
  const x = new Texts("en");
  const flags = ruleSets.flatMap((set) => set.flags).filter((flag) => x.has(`flag.${flag}`)).map((flag) => `flag.${flag}`);
  const fu = Object.keys(en).filter((key) => /^fu\.\w+$/.test(key));
  for (const key of [...flags, ...fu]) assert.ok(key in help, `help.${key}`);
  for (const to of ["hand", "seen", "dora", "chi", "pon", "kan", "closed"]) assert.ok(`picker.${to}` in help, to);
});

test("every help line stands in all languages", () => {
  for (const [key, lines] of Object.entries(help)) assert.equal(lines.filter(Boolean).length, 3, key);
});

test("help of other games stands in for common lines", () => {
  for (const key of Object.keys(help).filter((k) => k.includes("@"))) assert.ok(key.endsWith("@fan") && key.replace("@fan", "") in help, key);
});

test("what says how a hand is written stands in all languages, with tiles that are read so", () => {
  assert.equal(guide.rows.length, 10); // for which the page keeps a place
  for (const text of guide.rows.map((row) => row.text)) assert.equal(text.filter(Boolean).length, 3);
  for (const { code, tiles } of guide.rows.slice(0, -1)) { // the last is in another notation
    const { tiles: loose, melds, rest } = read(code);
    assert.deepEqual(rest, [], code);
    assert.deepEqual([...loose, ...melds.flatMap((m) => (m.closed ? m.tiles.map((t, i) => (i % 3 === 0 ? "back" : t)) : m.tiles))], tiles);
  }
});

test("every yaku that the page names has a line, in every language", () => {
  const named = [...Object.keys(catalogue.yaku), ...Object.values(options.yaku).flatMap(Object.keys), "riichi", "tsumo", "dora", "aka", "rinshan"];
  for (const id of named) assert.equal((yaku as Record<string, string[]>)[id]?.filter(Boolean).length, 3, id);
});

test("every help line is used", () => {
  const all = sources.map(({ text }) => text).join("\n");
  const made = /^help\.(flag|fu|option|picker|worth)\.|@/; // of which the end is put together
  for (const key of [...Object.keys(help).map((k) => `help.${k}`), ...Object.keys(en).filter((k) => k.startsWith("help."))].filter((k) => !made.test(k))) {
    assert.ok(all.includes(`"${key}"`) || ["help.honba", "help.sticks", "help.nukidora", "help.flowers"].includes(key), key);
  }
});
