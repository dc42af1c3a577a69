// Request fields: how the text of the address becomes a value, and which operation knows which.
import catalogue from "./names.json" with { type: "json" };

export type Fields = Readonly<Record<string, string>>;

const kinds = catalogue.fields as Record<string, string | undefined>;
const own = catalogue.ops as Record<string, string[] | undefined>;

// What is no part of a question: the page says itself what it asks, and reads answers in one notation and language.
const apart = new Set(["op", "id", "hand", "print", "lang"]);

// isField says whether the address may have it.
export const isField = (name: string): boolean => kinds[name] !== undefined && !apart.has(name);

// What only some rule sets know: riichi has red fives and dora, MCR flowers.
const ofRiichi = new Set(["dora", "ura", "nukidora", "honba", "sticks"]);
const ofOthers = new Set(["flowers", "own_flowers", "flower_sets"]);

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
      return text.startsWith("{") ? parsed(text) : name === "house" ? { preset: text } : pairs(text);
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

// pairs reads id=value with commas between; what it cannot read is left as it is, for the engine to say so.
function pairs(text: string): unknown {
  const parts = text.split(",").map((part) => part.split("="));
  return parts.every((part) => part.length === 2) ? Object.fromEntries(parts) : text;
}

// The field options has options of the rule set, but of an operation about calls what its rules leave open.
const ofCalls = /^(A\d+|kuikae|kans|riichi|furiten|threats|needed|expected)$/;

// fitting returns the options that the operation knows, undefined if there is none.
function fitting(op: string, options: unknown): unknown {
  if (typeof options !== "object" || options === null) return options;
  const kept = Object.entries(options).filter(([id]) => ofCalls.test(id) === (op === "call"));
  return kept.length ? Object.fromEntries(kept) : undefined;
}

// windsOf returns the winds that are taken if none is said: the engine takes them for points, but
// counts none as yaku. The page has both on one screen, of the same winds.
export const windsOf = (fields: Fields): { round: string; seat: string } =>
  ({ round: fields.round ?? "E", seat: fields.seat ?? (/\btenhou\b/.test(fields.flags ?? "") ? "E" : "S") });

const ofWinds = new Set(["analyze", "compare", "call"]);

// hasDora says whether the rules know dora, as those of riichi do.
export const hasDora = (fields: Fields): boolean => !/^(mcr|zungjung)/.test(fields.rules ?? "");

// requestOf returns what to ask an operation: the fields that it knows, under these rules.
export function requestOf(op: string, hand: string, fields: Fields, lang: string): Record<string, unknown> {
  const request: Record<string, unknown> = { hand, lang, ...(ofWinds.has(op) ? windsOf(fields) : {}) };
  const riichi = hasDora(fields);
  for (const name of [...catalogue.common, ...(own[op] ?? [])]) {
    const text = fields[name];
    if (text === undefined || !isField(name) || (riichi ? ofOthers : ofRiichi).has(name)) continue;
    const value = name === "options" ? fitting(op, valueOf(name, text)) : valueOf(name, text);
    if (value !== undefined) request[name] = value;
  }
  return request;
}
