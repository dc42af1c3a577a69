// Further questions about the same hand, for panels.
import { useEffect, useState } from "preact/hooks";
import { ask, EngineFault } from "./engine.ts";
import { requestOf } from "./fields.ts";
import { analysis, answered, lang } from "./store.ts";
import type { Fault } from "./types.ts";

export interface Asked<Answer> {
  answer: Answer | null; // the last one, until the next has come
  fault: Fault | null;
  busy: boolean;
}

// useAsk asks an operation about the hand that analysis answers, with more request fields;
// op null asks nothing.
export function useAsk<Answer>(op: string | null, more: Record<string, unknown> = {}): Asked<Answer> {
  const [state, set] = useState<Asked<Answer>>({ answer: null, fault: null, busy: false });
  const q = answered.value;
  const code = lang.value;
  const extra = JSON.stringify(more);
  useEffect(() => {
    if (!op || !q || !analysis.value) return;
    const controller = new AbortController();
    set((s) => ({ ...s, busy: true }));
    ask<Answer>(op, { ...requestOf(op, q.hand, q.fields, code), ...(JSON.parse(extra) as object) }, controller.signal)
      .then((answer) => set({ answer, fault: null, busy: false }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) set({ answer: null, fault: error instanceof EngineFault ? error.fault : null, busy: false });
      });
    return () => controller.abort();
  }, [op, q, code, extra]);
  return state;
}
