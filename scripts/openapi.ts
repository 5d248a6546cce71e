import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chatDocument } from "#server/chat/index.ts";
import { productDocument } from "#server/http/docs.ts";
import { inFolder, makeFolder } from "#server/process/data-folder.ts";
import "./command-errors.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: "build/openapi" } } });
inFolder(`The folder ${values.out}`, () => makeFolder(values.out));
const documents = { product: productDocument(), chat: chatDocument() };
for (const [name, document] of Object.entries(documents)) {
  const file = join(values.out, `${name}.json`);
  inFolder(`The folder ${values.out}`, () => writeFileSync(file, JSON.stringify(document, null, 2)));
  console.log(`${file}: ${Object.values(document.paths).flatMap((path) => Object.keys(path)).length} calls`);
}
