// A script in the head of the page: it asks the first question, or starts the engine of a page
// without a server, and asks for the texts of the language, while the rest of the page is on the
// way. The page takes that answer if its own first question is the same.
import { requestOf } from "./fields.ts";
import { alone, file, post } from "./http.ts";
import { firstLang } from "./lang.ts";
import { example, firstFile, firstQuestion } from "./question.ts";
import { startWasm } from "./wasm.ts";

const lang = firstLang(new URLSearchParams(location.search).get("lang"));
const { hand, fields } = firstQuestion(location.search);
const body = JSON.stringify(requestOf("analyze", hand, fields, lang));
const ignore = () => undefined; // who takes it says what is wrong

const early: NonNullable<typeof globalThis.mentsuEarly> = {};
globalThis.mentsuEarly = early;

if (lang !== "en") { // which the page has
  const all = file(`${lang}.json`);
  all.catch(ignore);
  early.texts = { lang, all };
}
const answer = alone() ? own() : hand.trim() ? post("analyze", body) : undefined;
if (alone() && !answer) startWasm(); // which would be in the way of an answer that is there
if (answer) {
  answer.catch(ignore);
  early.answer = { op: "analyze", body, answer };
}

// own returns the answer to the example, with which a page without a server comes.
function own(): Promise<unknown> | undefined {
  return hand === example.hand && Object.keys(fields).length === 0 ? file(firstFile(lang)) : undefined;
}
