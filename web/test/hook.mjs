// Lets node run the tests as they are written: TypeScript, through esbuild, in all languages.
import { readFile } from "node:fs/promises";
import { register } from "node:module";

register("./loader.mjs", import.meta.url);
const { learn } = await import("../src/text.ts");
for (const lang of ["ja", "zh"]) learn(lang, JSON.parse(await readFile(new URL(`../src/strings/${lang}.json`, import.meta.url), "utf8")));
