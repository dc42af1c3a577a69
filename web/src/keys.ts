// Keys of the whole page, where no field takes them.
import { drawOne, open, removeLast } from "./picker.tsx";
import { undo } from "./store.ts";

const actions: Record<string, () => void> = {
  d: drawOne,
  z: undo,
  backspace: removeLast,
  "/": () => document.querySelector<HTMLInputElement>("#hand-text")?.select(),
  escape: () => (open.value = false),
};

// goOn lets a digit be typed at the end of the hand.
function goOn(): void {
  const field = document.querySelector<HTMLInputElement>("#hand-text");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

export function startKeys(): void {
  addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    const typing = event.target instanceof Element && event.target.matches("input[type=text], input[type=number], textarea, select");
    if (event.defaultPrevented || event.altKey || event.metaKey || (event.ctrlKey && key !== "z")) return;
    if (typing && key !== "escape") return;
    const action = actions[key];
    if (/^\d$/.test(key)) goOn();
    if (!action) return;
    action();
    event.preventDefault();
  });
}
