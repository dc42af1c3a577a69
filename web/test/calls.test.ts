import assert from "node:assert/strict";
import { test } from "node:test";
import { called, callersOf, follow, saidOf, turnedAt } from "../src/calls.ts";
import { read, write } from "../src/hand.ts";

const melds = (text: string) => read(text).melds;
const only = (text: string) => melds(text)[0]!;

test("a run is from the left, three alike from anybody, and only a quad may be concealed", () => {
  assert.deepEqual(callersOf(only("[789s]"), 4), ["left"]);
  assert.deepEqual(callersOf(only("[055p]"), 4), ["left", "across", "right"]);
  assert.deepEqual(callersOf(only("[111z]"), 3), ["left", "right"]);
  assert.deepEqual(callersOf(only("(1111z)"), 4), ["left", "across", "right", "self"]);
});

test("what the field says of melds, where it fits", () => {
  assert.deepEqual(saidOf(melds("[789s][111p](2222z)"), "left,across,self"), ["left", "across", "self"]);
  assert.deepEqual(saidOf(melds("[789s](2222z)[111p][3333s]"), "right,left,self,x"), ["left", "self", null, null]);
  assert.deepEqual(saidOf(melds("[789s][111p]"), undefined), ["left", null]);
});

test("a meld is given a caller, and the others what they are drawn as", () => {
  const { hand, field } = called(read("99s[789s][111p](2222z)"), 1, "right", undefined);
  assert.equal(field, "left,right,self");
  assert.equal(write(hand), "99s[789s][111p](2222z)");
  const open = called(read("99s[111p](2222z)"), 1, "across", "right,self");
  assert.deepEqual([open.field, write(open.hand)], ["right,across", "99s[111p][2222z]"]);
  const closed = called(read("99s[2222z]"), 0, "self", "left");
  assert.deepEqual([closed.field, write(closed.hand)], ["self", "99s(2222z)"]);
});

test("the field follows melds that come and go", () => {
  const before = melds("[789s][111p](2222z)");
  assert.equal(follow("left,across,self", before, melds("[111p](2222z)")), "across,self");
  assert.equal(follow("left,across,self", before, melds("[111p][789s](2222z)[333z]")), "across,left,self,left");
  assert.equal(follow("left,across,self", before, []), null);
  assert.equal(follow(undefined, before, before), null);
});

test("the turned tile shows the player", () => {
  assert.deepEqual(["left", "across", "right"].map((c) => turnedAt(only("[1111p]"), c as "left")), [0, 1, 3]);
  assert.equal(turnedAt(only("[111p]"), "right"), 2);
  assert.equal(turnedAt(only("[111p]"), null), 0);
  assert.equal(turnedAt(only("(1111p)"), "self"), null);
});
