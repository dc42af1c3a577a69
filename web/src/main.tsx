// The page begins.
import { render } from "preact";
import { App } from "./app.tsx";
import { startKeys } from "./keys.ts";
import { startMarks } from "./marks.ts";
import { startOffline } from "./offline.ts";
import { start } from "./store.ts";
import sprite from "./tiles.svg";
import { startTheme } from "./top.tsx";

const holder = document.createElement("div");
holder.id = "sprite";
holder.setAttribute("aria-hidden", "true");
holder.innerHTML = sprite;
document.body.append(holder);

startTheme();
start();
const root = document.getElementById("app");
if (root) render(<App />, root);
startKeys();
startMarks();
startOffline();
