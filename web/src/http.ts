// The engine behind HTTP.

interface Early {
  texts?: { readonly lang: string; readonly all: Promise<unknown> };
  answer?: { readonly op: string; readonly body: string; readonly answer: Promise<unknown> };
}

declare global {
  var mentsuEarly: Early | undefined; // what early.ts has asked for, until it is taken
}

// alone says whether this is the page that has the engine in it, and needs no server.
export const alone = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="mentsu-engine"]')?.content === "wasm";

// file loads a file of the page that is JSON.
export const file = async (name: string): Promise<unknown> => (await fetch(new URL(name, document.baseURI))).json();

// post asks an operation and returns the answer, which may be an error as JSON.
export async function post(op: string, body: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(new URL(`v1/${op}`, document.baseURI), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    signal: signal ?? null,
  });
  return response.json();
}

// takeEarly returns the answer that early.ts has asked for, once, if it is to that request.
export function takeEarly(op: string, body: string): Promise<unknown> | undefined {
  const early = globalThis.mentsuEarly?.answer;
  delete globalThis.mentsuEarly?.answer;
  return early?.op === op && early.body === body ? early.answer : undefined;
}

// takeTexts returns the texts that early.ts has asked for, once, if they are of that language.
export function takeTexts(lang: string): Promise<unknown> | undefined {
  const early = globalThis.mentsuEarly?.texts;
  delete globalThis.mentsuEarly?.texts;
  return early?.lang === lang ? early.all : undefined;
}
