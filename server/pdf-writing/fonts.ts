import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { charactersLacking } from "#shared/words/characters-lacking.ts";

const require = createRequire(import.meta.url);
/** The whole font, so that names of most European languages and Vietnamese are drawn. */
function readFont(name: string) {
  return readFile(require.resolve(`@expo-google-fonts/inter/${name}`));
}
let fonts: Promise<[Buffer, Buffer]> | undefined;
export function loadFonts() {
  return (fonts ??= Promise.all([
    readFont("400Regular/Inter_400Regular.ttf"),
    readFont("600SemiBold/Inter_600SemiBold.ttf"),
  ]));
}

/** Written to be seen, as the font has it: an accent and its letter in one. */
export function drawn(text: string) {
  return text.normalize("NFC");
}

/** The characters of a text that a PDF leaves out, each once. */
export async function charactersNotDrawn(text: string): Promise<string[]> {
  const [regular] = await loadFonts();
  const font = fontkit.create(regular) as fontkit.Font;
  return charactersLacking(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
}
