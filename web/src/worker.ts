// The worker that runs the engine: it loads mentsu.wasm and answers one question after the
// other. Questions that were given up while they waited are left out.

export interface ToWorker {
  id: number;
  op?: string; // without it the question of that number is given up
  request?: string;
}
export interface FromWorker {
  id: number;
  answer: string | null; // JSON; null where the engine cannot be loaded
}

interface Engine {
  mentsu(op: string, request: string): string;
}
interface GoProgram {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}
interface Scope {
  importScripts(url: string): void;
  postMessage(message: FromWorker): void;
  Go: new () => GoProgram;
}

const scope = self as unknown as Scope & Engine;
const questions: Required<ToWorker>[] = [];
const turns = new MessageChannel();

let ready = begin();

self.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const { id, op, request } = event.data;
  if (op !== undefined && request !== undefined) {
    questions.push({ id, op, request });
    turns.port2.postMessage(null); // behind what has come already, which may give it up
    return;
  }
  const at = questions.findIndex((question) => question.id === id);
  if (at >= 0) questions.splice(at, 1);
});

turns.port1.onmessage = () => void ready.then(next, refuse);

function next(): void {
  const question = questions.shift();
  if (question) scope.postMessage({ id: question.id, answer: scope.mentsu(question.op, question.request) });
}

// refuse says to the next question that there is no engine, and tries again to load it for others.
function refuse(): void {
  const question = questions.shift();
  if (!question) return;
  scope.postMessage({ id: question.id, answer: null });
  ready = begin();
}

// begin loads the engine. That it cannot is said to the question that finds it so.
function begin(): Promise<void> {
  const loading = load();
  loading.catch(() => undefined);
  return loading;
}

async function load(): Promise<void> {
  scope.importScripts("wasm_exec.js");
  const go = new scope.Go();
  const program = await instantiate(await fetch("mentsu.wasm"), go.importObject);
  void go.run(program.instance);
}

// instantiate compiles while the program comes, where the host says what it is.
async function instantiate(response: Response, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (!response.ok) throw new Error(`mentsu.wasm: ${response.status}`);
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
