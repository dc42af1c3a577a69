// Files of the page that are loaded once they are wanted.
import { signal, type ReadonlySignal } from "@preact/signals";
import { file } from "./http.ts";

export interface Later<Content> {
  readonly content: ReadonlySignal<Content | null>; // null until it is there
  load(): void; // once; where that fails the next call tries again
}

export function later<Content>(name: string): Later<Content> {
  const content = signal<Content | null>(null);
  let loading: Promise<void> | undefined;
  const load = (): void => {
    loading ??= file(name).then((all) => void (content.value = all as Content)).catch(() => void (loading = undefined));
  };
  return { content, load };
}
