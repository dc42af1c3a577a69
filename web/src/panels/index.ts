// The panels, in the order they are shown. See README.md.
import type { FunctionComponent } from "preact";
import { Bill } from "./bill.tsx";
import { CallAdvice } from "./call.tsx";
import { Compare } from "./compare.tsx";
import { Groups } from "./groups.tsx";
import { Jokers } from "./jokers.tsx";
import { Odds } from "./odds.tsx";
import { Reach } from "./reach.tsx";
import { WhyTip } from "./why.tsx";
import { Worth } from "./worth.tsx";

export interface Panel {
  id: string;
  slot: "board" | "top" | "main" | "side";
  View: FunctionComponent;
}

export const panels: readonly Panel[] = [
  { id: "bill", slot: "top", View: Bill },
  { id: "worth", slot: "main", View: Worth },
  { id: "reach", slot: "main", View: Reach },
  { id: "jokers", slot: "main", View: Jokers },
  { id: "groups", slot: "main", View: Groups },
  { id: "compare", slot: "main", View: Compare },
  { id: "call", slot: "main", View: CallAdvice },
  { id: "odds", slot: "main", View: Odds },
  { id: "why", slot: "main", View: WhyTip },
];
