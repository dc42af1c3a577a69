import assert from "node:assert/strict";
import { test } from "node:test";
import { wasi } from "../src/wasi.ts";

type Function = (...args: (number | bigint)[]) => number;

function host(): { functions: Record<string, Function>; memory: WebAssembly.Memory; said: string[] } {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const said: string[] = [];
  return { functions: wasi(() => memory, (text) => said.push(text)) as Record<string, Function>, memory, said };
}

test("the clock is the date, and does not go back", () => {
  const { functions, memory } = host();
  const read = (clock: number): bigint => {
    assert.equal(functions["clock_time_get"]!(clock, 0n, 8), 0);
    return new DataView(memory.buffer).getBigUint64(8, true);
  };
  const now = BigInt(Date.now()) * 1_000_000n;
  const times = [read(0), read(1), read(0)];
  for (const [i, time] of times.entries()) {
    assert.ok(time >= (times[i - 1] ?? 0n));
    assert.ok(time > now - 60_000_000_000n && time < now + 60_000_000_000n);
  }
});

test("last words are said in one piece for each that is written", () => {
  const { functions, memory, said } = host();
  const text = new TextEncoder().encode("panic: 雀");
  new Uint8Array(memory.buffer, 100, text.length).set(text);
  new Uint32Array(memory.buffer, 16, 4).set([100, 7, 107, text.length - 7]);
  assert.equal(functions["fd_write"]!(2, 16, 2, 64), 0);
  assert.deepEqual(said, ["panic: ", "雀"]);
  assert.equal(new DataView(memory.buffer).getUint32(64, true), text.length);
  assert.throws(() => functions["proc_exit"]!(2), /the engine has ended: 2/);
});

test("there are no files", () => {
  const { functions } = host();
  for (const name of ["fd_read", "fd_prestat_get", "path_open"]) assert.equal(functions[name]!(3), 8);
});
