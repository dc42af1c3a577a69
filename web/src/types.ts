// The shapes of answers, as docs/operations.md has them; only what the page reads.

export interface Fault {
  code: string;
  message: string;
  field?: string;
  at?: number; // byte of the field as sent
}

export interface TileLeft {
  tile: string;
  left: number | null; // null for the joker
  red_left?: number;
}

export interface Common {
  op: string;
  hand: string;
  drawn: string | null;
  pool: string;
  implied_melds: number | null;
  warnings?: string[];
}

export interface Discard {
  tile: string;
  shanten: number | null;
  useful: TileLeft[];
  ukeire: number;
}

export interface Improvement {
  tile: string;
  left: number;
  ukeire_after: number;
  discard: string | null;
  good_shape?: number | null;
}

export interface Improving {
  ukeire: number;
  improvements: Improvement[];
  good_shape: number | null;
}

export interface Group {
  form: string;
  sets: string[];
  partials: string[];
  pair: string | null;
  knitted?: string;
  loose: string;
  missing: number;
  jokers?: number;
}

export interface Compared {
  name: string;
  possible: boolean;
  shanten: number | null;
  useful: TileLeft[] | null;
  ukeire: number | null;
  keep: string[] | null;
  waits: TileLeft[] | null;
  yakuless_waits: TileLeft[] | null;
  dead_waits: TileLeft[] | null;
}

export interface ScoreItem {
  id: string;
  name: string;
  han?: number;
  points?: number;
  yakuman?: number;
  count: number;
  sets: number[];
  pair: boolean;
  tiles?: string;
}

export interface Reading {
  form: string;
  sets: string[];
  pair: string | null;
  pairs: string[] | null;
  knitted?: string;
  orphans?: string;
  tiles: string;
  jokers_as: string | null;
}

export interface Score extends Common {
  rules: string;
  win: string;
  valid: boolean;
  reason: string | null;
  han: number | null;
  fu: number | null;
  fan?: number;
  yakuman: number;
  limit: string | null;
  points: number;
  pays: Record<string, number> | null;
  items: ScoreItem[];
  fu_raw: number | null;
  fu_items: { id: string; set: number | null; fu: number }[];
  excluded: { id: string; reason: string; name?: string }[];
  reading: Reading;
  payments: Record<string, number> | null;
  assumed: Record<string, unknown>;
}

export interface Analysis extends Common {
  shanten: Common & { shanten: number | null; forms: Record<string, number | null> };
  discards?: Common & { shanten: number | null; win: boolean; discards: Discard[] };
  useful?: Common & { shanten: number | null; useful: TileLeft[]; ukeire: number };
  waits?: Common & { waits?: TileLeft[]; any?: boolean; discards?: { tile: string; waits: TileLeft[]; any: boolean }[] };
  explain?: Common & { shanten: number | null; groups: Group[]; more: boolean; count: Record<string, number | string> | null };
  improve?: Common & { shanten: number | null; discards?: ({ tile: string; shanten: number | null } & Improving)[] } & Partial<Improving>;
  readings?: Common & { readings: Reading[]; more: boolean };
  compare?: Common & { rows: Compared[] };
  score?: Score;
  outcomes?: Common & { rules: string; outcomes: Record<string, unknown>[]; assumed: Record<string, unknown> };
}
