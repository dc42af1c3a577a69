// Lets node run the tests as they are written: TypeScript, through esbuild.
import { register } from "node:module";

register("./loader.mjs", import.meta.url);
