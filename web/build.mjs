// Builds the page: node build.mjs [--static] [DIRECTORY], default dist beside this file.
// The same sources give the same bytes, so that the result can be checked in and compared.
// With --static the page needs no server: the engine, which must be in the directory
// already as mentsu.wasm, runs in a worker.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const alone = args[0] === "--static";
const out = resolve(args[alone ? 1 : 0] ?? join(here, alone ? "static" : "dist"));
const source = (name) => join(here, "src", name);

// Files that the page needs as they are.
const copied = ["index.html", "manifest.webmanifest", "icon.svg", "guide.json", "help.json", "options.json", "yaku.json"];

const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  target: ["es2022"],
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  jsx: "automatic",
  jsxImportSource: "preact",
};

// packageOf returns the folder of the npm package that an input of a bundle belongs to.
function packageOf(input) {
  return /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
}

// licences returns the text of THIRD_PARTY.txt: each package that is in a bundle, and what
// the art of the tiles is made from.
async function licences(inputs) {
  const packages = new Set(inputs.map(packageOf).filter(Boolean));
  const parts = ["What others made and the page contains, with its licences.\n"];
  for (const folder of [...packages].sort()) {
    const about = JSON.parse(await readFile(join(here, folder, "package.json"), "utf8"));
    const file = (await readdir(join(here, folder))).find((name) => /^licen[cs]e/i.test(name));
    if (!file) throw new Error(`${folder} has no licence text`);
    const text = await readFile(join(here, folder, file), "utf8");
    parts.push(`${about.name} ${about.version} (${about.license})\n\n${text.trim()}\n`);
  }
  const notice = join(here, "..", "internal", "tileart", "NOTICE");
  if (existsSync(notice)) parts.push((await readFile(notice, "utf8")).trim() + "\n");
  return parts.join("\n" + "-".repeat(72) + "\n\n");
}

// bundle builds one entry and returns its bytes and the inputs they were made from.
async function bundle(entry, options) {
  const build = esbuild.build({ ...common, entryPoints: [source(entry)], outfile: join(out, entry), ...options });
  const result = await build.catch(() => process.exit(1)); // it has said why
  return { bytes: result.outputFiles[0].contents, inputs: Object.keys(result.metafile.inputs) };
}

// versionOf names the contents of files, so that a service worker knows new ones.
function versionOf(files) {
  const hash = createHash("sha256");
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name + "\0").update(bytes).update("\0");
  return hash.digest("hex").slice(0, 12);
}

// ofFirstQuestion leaves of names.json what the first question of a page needs.
const ofFirstQuestion = {
  name: "of-first-question",
  setup(build) {
    build.onLoad({ filter: /[/\\]names\.json$/ }, async ({ path }) => {
      const { fields, common, ops: { analyze } } = JSON.parse(await readFile(path, "utf8"));
      const asked = Object.fromEntries([...common, ...analyze].map((name) => [name, fields[name]]));
      return { contents: JSON.stringify({ fields: asked, common, ops: { analyze } }), loader: "json" };
    });
  },
};

const files = new Map();

// into puts text behind a mark of index.html.
function into(mark, text) {
  const page = String(files.get("index.html"));
  if (!page.includes(mark)) throw new Error(`index.html has no ${mark}`);
  files.set("index.html", Buffer.from(page.replace(mark, () => mark + text)));
}

for (const name of copied) files.set(name, await readFile(source(name)));
// The faces of the tiles are a part of the page, not of its script: they need no parsing as text.
into('<div id="sprite" aria-hidden="true">', await readFile(source("tiles.svg"), "utf8"));
// Few want the rank on tiles: what that takes is loaded then.
files.set("learners.json", Buffer.from(JSON.stringify(await readFile(source("learners.svg"), "utf8"))));
// English is a part of the script.
for (const lang of ["ja", "zh"]) files.set(`${lang}.json`, Buffer.from(JSON.stringify(JSON.parse(await readFile(source(`strings/${lang}.json`), "utf8")))));
const app = await bundle("main.tsx", { format: "esm" });
files.set("app.js", app.bytes);
files.set("app.css", (await bundle("app.css", {})).bytes);
const inputs = [...app.inputs];
const early = await bundle("early.ts", { format: "iife", plugins: [ofFirstQuestion] }); // package web allows it by its hash
into('<meta charset="utf-8">', `\n<script>${Buffer.from(early.bytes).toString().trim()}</script>`);
if (alone) {
  into('<meta charset="utf-8">', '\n<meta name="mentsu-engine" content="wasm">');
  const worker = await bundle("worker.ts", { format: "iife" });
  files.set("worker.js", worker.bytes);
  inputs.push(...worker.inputs);
  const engine = await readFile(join(out, "mentsu.wasm"));
  files.set("mentsu.wasm", engine);
  const { bytes } = await bundle("first.ts", { format: "esm", platform: "node" });
  const { firstAnswers } = await import(`data:text/javascript;base64,${Buffer.from(bytes).toString("base64")}`);
  for (const [name, answer] of await firstAnswers(new Response(engine))) files.set(name, Buffer.from(answer));
}

// What the service worker keeps: all that the page loads, and the page as ./
const kept = [...files.keys()].filter((name) => name !== "index.html");
const sw = await bundle("sw.ts", {
  format: "iife",
  define: { VERSION: JSON.stringify(versionOf(files)), FILES: JSON.stringify(["./", ...kept.sort()]) },
});
files.set("sw.js", sw.bytes);
files.set("THIRD_PARTY.txt", Buffer.from(await licences([...inputs, ...sw.inputs])));

// Others may be reading the directory: it is never without a file.
await mkdir(out, { recursive: true });
for (const [name, bytes] of files) await writeFile(join(out, name), bytes);
for (const name of await readdir(out)) if (!files.has(name)) await rm(join(out, name), { recursive: true });
console.log(`${relative(process.cwd(), out) || "."}: ${[...files.keys()].sort().join(" ")}`);
