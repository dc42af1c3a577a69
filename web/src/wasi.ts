// What a program of Go wants from its host (WASI preview 1), as far as the engine needs it:
// clocks, random numbers, a place for last words. All else it is refused, as a file that is none.
const done = 0;
const badFile = 8;

// wasi returns the functions by name, for a program with that memory.
export function wasi(memory: () => WebAssembly.Memory, say: (text: string) => void): WebAssembly.ModuleImports {
  const view = () => new DataView(memory().buffer);
  const bytes = (at: number, length: number) => new Uint8Array(memory().buffer, at, length) as Uint8Array<ArrayBuffer>;
  const functions: Record<string, (...args: never[]) => number> = {
    clock_time_get: (_id: number, _precision: bigint, at: number) => {
      // The date for either clock, for it must not be behind that of the program's first answers.
      view().setBigUint64(at, BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)), true);
      return done;
    },
    random_get: (at: number, length: number) => {
      crypto.getRandomValues(bytes(at, length));
      return done;
    },
    sched_yield: () => done,
    poll_oneoff: (_in: number, _out: number, _length: number, events: number) => {
      view().setUint32(events, 0, true); // nothing has come
      return done;
    },
    fd_write: (_file: number, pieces: number, count: number, written: number) => {
      let all = 0;
      for (let i = 0; i < count; i++) {
        const [at, length] = [view().getUint32(pieces + 8 * i, true), view().getUint32(pieces + 8 * i + 4, true)];
        say(new TextDecoder().decode(bytes(at, length)));
        all += length;
      }
      view().setUint32(written, all, true);
      return done;
    },
    proc_exit: (code: number) => {
      throw new Error(`the engine has ended: ${code}`);
    },
  };
  return new Proxy(functions, { get: (known, name) => known[String(name)] ?? (() => badFile) });
}
