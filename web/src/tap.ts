// On a screen to touch the first tap on a tile that does something says why it is there, as pointing at it does
// elsewhere; what a click does comes with the second tap, or with the button beside the explanation.
import { signal } from "@preact/signals";

export const tapped = signal<HTMLElement | null>(null); // what was tapped once

let finger = false; // the click to come is that of a finger

export function touched(event: PointerEvent): void {
  finger = event.pointerType === "touch";
}

// acts says whether a click is to be followed.
export function acts(event: MouseEvent): boolean {
  const target = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  const explain = finger && event.detail > 0 && tapped.value !== target; // keys and scripts have a detail of 0
  finger = false;
  tapped.value = explain ? target : null;
  return !explain;
}
