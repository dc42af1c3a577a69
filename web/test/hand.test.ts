import assert from "node:assert/strict";
import { test } from "node:test";
import { added, arranged, meldFrom, read, removed, tilesOf, write } from "../src/hand.ts";

test("read takes mpsz apart", () => {
  const h = read("123m0p j[555z](1111p)");
  assert.deepEqual(h.tiles, ["1m", "2m", "3m", "0p", "j"]);
  assert.deepEqual(h.melds, [{ tiles: ["5z", "5z", "5z"], closed: false }, { tiles: ["1p", "1p", "1p", "1p"], closed: true }]);
  assert.deepEqual(h.rest, []);
});

test("read keeps what it can of text that is not finished", () => {
  assert.deepEqual(read("123m45").tiles, ["1m", "2m", "3m"]);
  assert.deepEqual(read("123m45").rest, ["45"]);
  assert.deepEqual(read("123m[55").rest, ["[55"]);
  assert.deepEqual(read("12m3x4p").tiles, ["1m", "2m", "4p"]);
});

test("what read leaves over is in pieces that stood together", () => {
  assert.deepEqual(read("123m45567p78x9s1").rest, ["78x", "1"]);
  assert.deepEqual(read("12m3xy 8z4p[12][555z]6").rest, ["3xy8z", "[12]", "6"]);
  assert.deepEqual(read("東南x").rest, ["東南x"]);
  const h = added(read("12m78"), "3m");
  assert.equal(write(h), "123m");
  assert.deepEqual(removed(h, "1m").rest, ["78"]);
});

test("full-width text and glyphs are read", () => {
  assert.deepEqual(read("1２3ｍ").tiles, ["1m", "2m", "3m"]);
  assert.deepEqual(read("🀀🀄︎🀇🀐🀙").tiles, ["1z", "7z", "1m", "1s", "1p"]);
});

test("tiles that do not exist are none", () => {
  assert.equal(tilesOf("8z"), undefined);
  assert.equal(tilesOf("12"), undefined);
  assert.deepEqual(tilesOf(""), []);
});

test("write is the inverse of read", () => {
  for (const text of ["123m0p4s", "11z[555z](1111p)", "19mjj", ""]) assert.equal(write(read(text)), text);
});

test("the drawn tile stands apart only after a draw", () => {
  assert.deepEqual(arranged(read("3m12p1m")), { tiles: ["1m", "3m", "1p", "2p"], drawn: null });
  assert.deepEqual(arranged(read("3m12p1m5p")), { tiles: ["1m", "3m", "1p", "2p"], drawn: "5p" });
  assert.deepEqual(arranged(read("3m12p1m5p"), "1p"), { tiles: ["1m", "3m", "2p", "5p"], drawn: "1p" });
});

test("a tile more is drawn, a tile less leaves the others sorted", () => {
  const h = added(read("4m1m1p1z"), "0m");
  assert.equal(write(h), "14m1p1z0m");
  assert.equal(write(removed(h, "1p")), "140m1z");
  assert.equal(write(removed(read("05m"), "5m")), "0m");
  assert.equal(write(removed(read("0m1p"), "5m")), "1p");
});

test("melds from one tile", () => {
  assert.deepEqual(meldFrom("chi", "3p")?.tiles, ["3p", "4p", "5p"]);
  assert.equal(meldFrom("chi", "8p"), undefined);
  assert.equal(meldFrom("chi", "1z"), undefined);
  assert.deepEqual(meldFrom("pon", "0s")?.tiles, ["0s", "5s", "5s"]);
  assert.deepEqual(meldFrom("closed", "1z"), { tiles: ["1z", "1z", "1z", "1z"], closed: true });
});
