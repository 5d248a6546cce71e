import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import { charactersLacking } from "#shared/words/characters-lacking.ts";
import { regularFiles } from "./font-files.ts";

/** All of our fonts have these; for most documents none is read. */
const plain = /^[\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/;

let fonts: Promise<fontkit.Font[]> | undefined;
function loadFonts() {
  return (fonts ??= Promise.all(
    regularFiles.map(async (file) => fontkit.create(await readFile(file)) as fontkit.Font),
  ));
}

/** The characters of a document that no font has, each once; a letter that its own font lacks is drawn in another. */
export async function notDrawnIn(document: object): Promise<string[]> {
  const text = JSON.stringify(document);
  if (plain.test(text)) return [];
  const all = await loadFonts();
  return charactersLacking(text, (codePoint) => all.some((font) => font.hasGlyphForCodePoint(codePoint)));
}
