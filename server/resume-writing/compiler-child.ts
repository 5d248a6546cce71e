import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Asked, Written } from "./compiler-process.ts";
import { fontFiles } from "./font-files.ts";

const workspace = fileURLToPath(new URL("./templates", import.meta.url));
const main = `${workspace}/main.typ`;
const photo = `${workspace}/photo.jpg`;
/** Compilations something unused stays remembered for: what was drawn a key press ago is drawn fast again. */
const rememberedFor = 10;

const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(file)) }],
});
for (const file of readdirSync(workspace))
  compiler.addSource(`${workspace}/${file}`, readFileSync(`${workspace}/${file}`, "utf8"));

process.on("message", (asked: Asked) => {
  process.send?.({ id: asked.id, ...answer(asked) });
});
process.on("disconnect", () => process.exit(0));

function answer(asked: Asked): Written | { failed: string } {
  try {
    return write(asked);
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  } finally {
    compiler.evictCache(rememberedFor);
  }
}

function write({ document, picture, as, madeAt }: Asked): Written {
  if (picture) compiler.mapShadow(photo, Buffer.from(picture, "base64"));
  const made = compiler.compile({ mainFilePath: main, inputs: { document } });
  if (!made.result) throw new Error(JSON.stringify(made.takeDiagnostics()?.shortDiagnostics));
  return as === "svg" ? drawn(made.result) : printed(made.result, madeAt);
}

function drawn(document: NodeTypstDocument): Written {
  const svg = compiler.plainSvg(document).replaceAll(/>\s+</g, "><");
  return { as: "svg", svg, pages: document.numOfPages };
}

/** Letters that no font has would break the promise of PDF/UA-1; such a file is tagged all the same, but not called so. */
function printed(document: NodeTypstDocument, madeAt: number): Written {
  const common = { creationTimestamp: Math.floor(madeAt / 1000) };
  try {
    const pdf = compiler.pdf(document, { ...common, pdfStandard: "ua-1" });
    return { as: "pdf", pdf: pdf.toString("base64"), pages: document.numOfPages, accessible: true };
  } catch (error) {
    if (!/could not be displayed/.test(String(error))) throw error;
    const pdf = compiler.pdf(document, common);
    return { as: "pdf", pdf: pdf.toString("base64"), pages: document.numOfPages, accessible: false };
  }
}
