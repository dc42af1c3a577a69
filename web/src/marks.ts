// startMarks says to those who measure the page when an answer stands on it: a mark of the
// name mentsu-answer once the frame with verdict and tables is made; and when panels do, too, in data-answered and
// data-hand of the document how many there were and to which hand the last one is.
import { effect } from "@preact/signals";
import { afterPaint } from "./paint.ts";
import { analysis, answered, away, begun, fault, first, firstOf, question } from "./store.ts";

export function startMarks(): void {
  let count = 0;
  effect(() => {
    if ([first.value, firstOf.value, fault.value, away.value].some(Boolean)) afterPaint(() => performance.mark("mentsu-answer"));
  });
  effect(() => {
    const states = [analysis.value, answered.value, fault.value, away.value]; // each is read, so as to be followed
    if (!begun.value || !states.some(Boolean)) return;
    const { hand } = question.peek();
    requestAnimationFrame(() => {
      Object.assign(document.documentElement.dataset, { answered: String(++count), hand });
    });
  });
}
