// The engine in a worker, for the page without a server. wasmAsk answers as a request over
// HTTP would: with the response, or by throwing the object that describes the error. Where the
// engine cannot be loaded it throws something else.
import type { FromWorker, ToWorker } from "./worker.ts";

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

declare global {
  var mentsuWorker: Worker | undefined; // what startWasm has begun with, until it is taken
}

// startWasm begins to load the engine, so that the first question finds it ready. It is called
// by another script than asks the questions, and so leaves the worker where that finds it.
export function startWasm(): void {
  const started = new Worker("worker.js");
  started.onerror = () => (globalThis.mentsuWorker = undefined); // the first question tries again
  globalThis.mentsuWorker = started;
}

export function wasmAsk(op: string, request: object, signal?: AbortSignal): Promise<unknown> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    signal?.addEventListener("abort", () => drop(id, signal.reason), { once: true });
    send({ id, op, request: JSON.stringify(request) });
  });
}

function send(message: ToWorker): void {
  engine().postMessage(message);
}

// drop gives a question up. The worker leaves it out if it has not begun with it.
function drop(id: number, reason: unknown): void {
  const entry = waiting.get(id);
  if (!entry) return;
  waiting.delete(id);
  send({ id });
  entry.reject(reason);
}

function engine(): Worker {
  if (worker) return worker;
  worker = globalThis.mentsuWorker ?? new Worker("worker.js");
  globalThis.mentsuWorker = undefined;
  worker.addEventListener("message", (event: MessageEvent<FromWorker>) => {
    const entry = waiting.get(event.data.id);
    if (!entry) return;
    waiting.delete(event.data.id);
    if (event.data.answer === null) return entry.reject(new Error("the engine is away"));
    const answer: unknown = JSON.parse(event.data.answer);
    if (isFault(answer)) entry.reject(answer.error);
    else entry.resolve(answer);
  });
  worker.addEventListener("error", (event) => {
    worker = undefined; // the next question tries again
    const reason = { code: "internal", message: event.message || "the engine could not be loaded" };
    for (const entry of waiting.values()) entry.reject(reason);
    waiting.clear();
  });
  return worker;
}

function isFault(answer: unknown): answer is { error: unknown } {
  return typeof answer === "object" && answer !== null && "error" in answer;
}
