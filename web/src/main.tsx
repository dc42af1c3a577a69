// The page begins.
import { render } from "preact";
import { App } from "./app.tsx";
import { startBitmaps } from "./bitmaps.ts";
import { startKeys } from "./keys.ts";
import { startMarks } from "./marks.ts";
import { startOffline } from "./offline.ts";
import { whenIdle } from "./paint.ts";
import { start } from "./store.ts";
import { startTheme } from "./top.tsx";

// An answer that is nearly here is waited for, in ms, for to draw the page twice takes longer.
const nearly = 30;

function show(): void {
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  startKeys();
  startMarks();
  startOffline();
}

startTheme();
const { texts, answer } = start();
void texts.then(() => Promise.race([answer, new Promise((late) => setTimeout(late, nearly))])).finally(show);
void Promise.all([texts, answer]).finally(() => whenIdle(startBitmaps));
