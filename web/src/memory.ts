// What the browser keeps of this page. Where it keeps nothing, the page works without.
const name = (key: string): string => `mentsu.${key}`;

export function get(key: string): string | null {
  try {
    return localStorage.getItem(name(key));
  } catch {
    return null;
  }
}

export function put(key: string, value: string): void {
  try {
    localStorage.setItem(name(key), value);
  } catch {
    // full or forbidden: nothing is kept
  }
}

export interface Recent {
  address: string; // what stands after "?"
  hand: string;
  verdict: string;
}

const most = 12;

export function recent(): Recent[] {
  try {
    const list: unknown = JSON.parse(get("recent") ?? "[]");
    return Array.isArray(list) ? (list as Recent[]).filter((r) => typeof r.address === "string" && typeof r.hand === "string") : [];
  } catch {
    return [];
  }
}

// remember puts a hand first among the recent ones.
export function remember(entry: Recent): Recent[] {
  const list = [entry, ...recent().filter((r) => r.address !== entry.address)].slice(0, most);
  put("recent", JSON.stringify(list));
  return list;
}

export const forget = (): void => put("recent", "[]");
