// The page begins.
import { render } from "preact";
import { App } from "./app.tsx";
import { startKeys } from "./keys.ts";
import { startMarks } from "./marks.ts";
import { startOffline } from "./offline.ts";
import { start } from "./store.ts";
import { startTheme } from "./top.tsx";

startTheme();
start();
const root = document.getElementById("app");
if (root) render(<App />, root);
startKeys();
startMarks();
startOffline();
