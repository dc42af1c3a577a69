// The answers to the example, in all languages, as the engine gives them when a page without a server
// is built: who comes without a hand need not wait for the engine.
import { requestOf } from "./fields.ts";
import { langs } from "./lang.ts";
import { begin } from "./program.ts";
import { example, firstFile } from "./question.ts";

// firstAnswers returns their files by name. The engine comes as a host would send it.
export async function firstAnswers(engine: Response): Promise<[string, string][]> {
  const ask = await begin(engine);
  return langs.map((lang) => [firstFile(lang), ask("analyze", JSON.stringify(requestOf("analyze", example.hand, example.fields, lang)))]);
}
