// The panels, in the order they are shown. See README.md.
import type { FunctionComponent } from "preact";

export interface Panel {
  id: string;
  slot: "board" | "top" | "main" | "side";
  View: FunctionComponent;
}

export const panels: readonly Panel[] = [];
