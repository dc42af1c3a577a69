import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "../src/hand.ts";
import { copies, draw, playersOf, redsOf } from "../src/wall.ts";

test("copies leave out hand, melds and tiles seen", () => {
  const wall = copies(read("11m055p[555z]"), { seen: "1m5z" });
  assert.equal(wall.get("1m")?.left, 1);
  assert.equal(wall.get("5z")?.left, 0);
  assert.deepEqual(wall.get("5p"), { left: 1, kind: 1 });
  assert.equal(wall.get("0p")?.left, 0);
  assert.deepEqual(wall.get("5s"), { left: 3, kind: 4 });
  assert.equal([...wall.values()].reduce((sum, c) => sum + c.left, 0), 136 - 10);
});

test("rules say how many red fives and players there are", () => {
  assert.deepEqual(redsOf({}), [1, 1, 1]);
  assert.deepEqual(redsOf({ rules: "mcr" }), [0, 0, 0]);
  assert.deepEqual(redsOf({ rules: "mcr", reds: "1,2,1" }), [1, 2, 1]);
  assert.equal(playersOf({ rules: "tenhou3" }), 3);
  assert.equal(copies(read(""), { players: "3" }).has("5m"), false);
  assert.equal(copies(read(""), { reds: "0,0,0" }).has("0m"), false);
});

test("draws come from the wall only", () => {
  assert.equal(draw(read(""), { players: "3" }, 0), "1m");
  assert.equal(draw(read("1111m"), { players: "3" }, 0), "9m");
  assert.equal(draw(read(""), {}, 0.9999), "7z");
});
