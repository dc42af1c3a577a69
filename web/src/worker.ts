// The worker that runs the engine: it loads mentsu.wasm and answers one question after the
// other. Questions that were given up while they waited are left out.
import { begin, type Ask } from "./program.ts";

export interface ToWorker {
  id: number;
  op?: string; // without it the question of that number is given up
  request?: string;
}
export interface FromWorker {
  id: number;
  answer: string | null; // JSON; null where the engine cannot be loaded
}

interface Scope {
  postMessage(message: FromWorker): void;
}

const scope = self as unknown as Scope;
const questions: Required<ToWorker>[] = [];
const turns = new MessageChannel();

let ready = load();

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

turns.port1.onmessage = () => void ready.then(next, () => refuse());

function next(ask: Ask): void {
  const question = questions.shift();
  if (!question) return;
  try {
    scope.postMessage({ id: question.id, answer: ask(question.op, question.request) });
  } catch { // the engine has ended, as where memory is short
    refuse(question);
  }
}

// refuse says to a question that there is no engine, and tries again to load it for others.
function refuse(question = questions.shift()): void {
  if (!question) return;
  scope.postMessage({ id: question.id, answer: null });
  ready = load();
}

// load loads the engine. That it cannot is said to the question that finds it so.
function load(): Promise<Ask> {
  const loading = fetch("mentsu.wasm").then(begin);
  loading.catch(() => undefined);
  return loading;
}
