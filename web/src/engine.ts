// The engine, wherever it is: behind HTTP, or as WASM in a worker.
import { alone, post, takeEarly } from "./http.ts";
import type { Fault } from "./types.ts";
import { wasmAsk } from "./wasm.ts";

// EngineFault is an answer that says what is wrong with the request.
export class EngineFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

// EngineAway says that nobody answers.
export class EngineAway extends Error {}

type Request = Record<string, unknown>;
type Engine = (op: string, request: Request, signal: AbortSignal) => Promise<unknown>;

const http: Engine = async (op, request, signal) => {
  const body = JSON.stringify(request);
  try {
    return await (takeEarly(op, body) ?? post(op, body, signal));
  } catch (error) {
    throw signal.aborted ? error : new EngineAway();
  }
};

// wasm is the engine in a worker of the page that needs no server.
const wasm: Engine = async (op, request, signal) => {
  const early = await takeEarly(op, JSON.stringify(request))?.catch(() => undefined); // the engine knows it, too
  if (early !== undefined) return early;
  try {
    return await wasmAsk(op, request, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    if (isFault(error)) return { error };
    throw new EngineAway();
  }
};

const isFault = (error: unknown): error is Fault => typeof error === "object" && error !== null && "code" in error && "message" in error;

let engine: Engine | undefined;

// ask answers an operation; it throws EngineFault, EngineAway, or what the signal was aborted with.
export async function ask<Answer>(op: string, request: Request, signal: AbortSignal): Promise<Answer> {
  engine ??= alone() ? wasm : http;
  const answer = (await engine(op, request, signal)) as Answer & { error?: Fault; detail?: string; code?: string };
  if (answer.error) throw new EngineFault(answer.error);
  if (answer.detail !== undefined) throw new EngineFault({ code: "service", message: answer.detail });
  return answer;
}
