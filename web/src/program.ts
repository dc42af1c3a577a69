// An engine that runs: the module of web/wasm.
import { wasi } from "./wasi.ts";

interface Exports extends WebAssembly.Exports {
  readonly memory: WebAssembly.Memory;
  room(size: number): number;
  ask(op: number): number;
  answerAt(): number;
}
type Typed = { readonly [name in keyof Exports]: Exports[name] };

// Ask answers a request, both as JSON. Once it has thrown anything it has lost its way, and is of no more use.
export type Ask = (op: string, request: string) => string;

// begin makes an engine of the module that a host sends.
export async function begin(response: Response): Promise<Ask> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const program = await instantiate(response, { wasi_snapshot_preview1: wasi(() => exports.memory, console.error) });
  const exports = program.instance.exports as Typed;
  return (op, request) => {
    const text = new TextEncoder().encode(op + request); // names of operations are ASCII
    const at = exports.room(text.length);
    new Uint8Array(exports.memory.buffer, at, text.length).set(text);
    const length = exports.ask(op.length);
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answerAt(), length));
  };
}

// instantiate compiles while the module comes, where the host says what it is.
async function instantiate(response: Response, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
