// Changes of the hand on the board.
import { follow } from "./calls.ts";
import { write, type Hand } from "./hand.ts";
import { change, fields, hand } from "./store.ts";

// put changes the hand on the board; who drew what is then said by the order of the text. What cannot be read stays
// at its end.
export function put(next: Hand, changes: Record<string, string | null> = {}): void {
  const from = follow(fields.value.melds_from, hand.value.melds, next.melds);
  const kept: Record<string, string> = { ...fields.value };
  for (const [name, value] of Object.entries({ drawn: null, notation: null, melds_from: from, ...changes })) {
    if (value) kept[name] = value;
    else delete kept[name];
  }
  rememberFocus();
  change({ hand: write(next) + next.rest.join(""), fields: kept });
}

// Where the focus goes when what had it is gone: to the board.
let lost = false;

function rememberFocus(): void {
  lost = document.activeElement?.matches(".board-tile, .meld, .meld-remove, .make, .draw, .why-tip .button") ?? false;
}

// lostFocus says once, after a change, whether what had the focus may be gone.
export function lostFocus(): boolean {
  const was = lost;
  lost = false;
  return was;
}
