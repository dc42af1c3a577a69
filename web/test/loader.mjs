// Turns TypeScript into JavaScript as it is loaded, and reads JSON.
import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const source = await readFile(new URL(url), "utf8");
  const { code } = await transform(source, { loader: url.endsWith("x") ? "tsx" : "ts", format: "esm", jsx: "automatic", jsxImportSource: "preact", sourcemap: "inline" });
  return { format: "module", source: code, shortCircuit: true };
}
