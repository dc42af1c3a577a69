// Shapes of answers that only panels read, as docs/operations.md has them.
import type { Analysis, Common, ScoreItem, TileLeft } from "../types.ts";

// What one win is worth.
export interface Worth {
  valid: boolean;
  reason: string | null;
  han: number | null;
  fu: number | null;
  fan?: number;
  yakuman: number;
  limit: string | null;
  points: number;
  items: ScoreItem[];
}

export const ways = ["discard", "self_draw", "riichi_discard", "riichi_self_draw"] as const;
export type Way = (typeof ways)[number];

export interface Outcome extends Record<Way, Worth | null> {
  tile: string;
  left: number;
  no_yaku: boolean;
  valid_with: string[];
}

export interface Outcomes extends Common {
  outcomes: Outcome[];
}

export interface Step {
  shanten: number | null;
  ukeire: number;
}

export interface Candidate {
  meld: string;
  discard: string | null;
  before: Step;
  after: Step;
  decision: string;
  forbidden: string[];
  waits: TileLeft[];
  yakuless_waits: TileLeft[];
}

export interface Call extends Common {
  decision: "call" | "pass" | "win";
  because: string;
  candidates: Candidate[];
  target: string;
}

export interface Chance {
  draws: number;
  advance: number;
  ready: number;
  win: number;
  play_ready: number;
  play_win: number;
}

export interface Odds extends Common {
  tiles: number;
  standing: { shanten: number; nearer: number; same: number; farther: number } | null;
  draws: Chance[] | null;
  games: number | null;
}

interface Last {
  tile: string;
  left: number;
  self_draw: { fan: number; valid: boolean };
  discard: { fan: number; valid: boolean };
}

export interface Goal {
  distance: number;
  missing: string;
  spare: string;
  tiles: string;
  fan: number;
  best: { tile: string; self_draw: boolean };
  items: { id: string; name: string; points: number; count: number }[];
  last: Last[];
}

export interface Reach extends Common {
  minimum: number;
  distance: number | null;
  goals: Goal[];
  fans: { id: string; name: string; points: number; shanten: number | null; useful: TileLeft[]; ukeire: number }[] | null;
}

export const outcomesOf = (a: Analysis): Outcomes | undefined => a.outcomes as Outcomes | undefined;
export const reachOf = (a: Analysis): Reach | undefined => (a as Analysis & { reach?: Reach }).reach;
