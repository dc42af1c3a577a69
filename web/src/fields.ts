// Request fields: how the text of the address becomes a value, and which operation knows which.
export type Fields = Readonly<Record<string, string>>;

type Kind = "text" | "number" | "switch" | "list" | "numbers" | "object";

const kinds: Record<string, Kind> = {
  drawn: "text", jokers: "number", joker_tiles: "text", joker_copies: "text", seen: "text", pool: "text",
  players: "number", sets: "number", forms: "list", four_as_two_pairs: "switch", house: "object", rules: "text",
  reds: "numbers", round: "text", seat: "text", notation: "text",
  dora: "text", ura: "text", self_draw: "switch", flags: "list", melds_from: "list", nukidora: "number",
  flowers: "number", honba: "number", sticks: "number", options: "object", win: "text",
  tile: "text", from: "text", turn: "number", profile: "text", target: "text",
  only: "list", method: "text", draws: "number", samples: "number", seed: "number", limit: "number", to: "text", print: "text",
};

const common = [
  "drawn", "jokers", "joker_tiles", "joker_copies", "seen", "pool", "players", "sets", "forms", "four_as_two_pairs", "house",
  "rules", "reds", "round", "seat", "notation",
];

const win = ["dora", "ura", "flags", "melds_from", "nukidora", "flowers", "honba", "sticks", "options"];

const own: Record<string, string[]> = {
  analyze: [...win, "self_draw"],
  score: [...win, "self_draw", "win", "from"],
  outcomes: win,
  call: ["tile", "from", "turn", "dora", "profile", "target", "options"],
  restrict: ["only", "method"],
  compare: ["only"],
  odds: ["only", "draws", "samples", "seed"],
  readings: ["limit"],
  convert: ["to"],
};

// isField says whether the address may have it.
export const isField = (name: string): boolean => name in kinds;

// What only some rule sets know: riichi has red fives and dora, MCR flowers.
const ofRiichi = new Set(["dora", "ura", "nukidora", "honba", "sticks"]);
const ofOthers = new Set(["flowers"]);

export function valueOf(name: string, text: string): unknown {
  switch (kinds[name]) {
    case "number":
      return /^\d+$/.test(text) ? Number(text) : text;
    case "switch":
      return text === "" || text === "1" || text === "true";
    case "list":
      return text.split(",").filter(Boolean);
    case "numbers":
      return text.split(",").filter(Boolean).map(Number);
    case "object":
      return text.startsWith("{") ? parsed(text) : text;
    default:
      return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

// requestOf returns what to ask an operation: the fields that it knows, under these rules.
export function requestOf(op: string, hand: string, fields: Fields, lang: string): Record<string, unknown> {
  const request: Record<string, unknown> = { hand, lang };
  const riichi = !/^(mcr|zungjung)/.test(fields.rules ?? "");
  for (const name of [...common, ...(own[op] ?? [])]) {
    const text = fields[name];
    if (text === undefined || (riichi ? ofOthers : ofRiichi).has(name)) continue;
    request[name] = valueOf(name, text);
  }
  return request;
}
