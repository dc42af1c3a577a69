// Faces with their rank in a corner, for learners, which are loaded once they are wanted.
import { effect, signal } from "@preact/signals";
import { later } from "./later.ts";
import { indexed } from "./store.ts";

const { content, load } = later<string>("learners.json");

// ranked says that tiles have it.
export const ranked = signal(false);

effect(() => {
  if (indexed.value) load();
  const sprite = content.value !== null && document.querySelector("#sprite defs");
  if (sprite && !document.getElementById("ti-1m")) sprite.insertAdjacentHTML("beforeend", content.value ?? "");
  ranked.value = indexed.value && content.value !== null;
});
