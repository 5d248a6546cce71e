import type { Drawing, Operators, Page } from "./drawing.ts";
import { isLost } from "./ligatures.ts";

const ligatures = new Set(["ff", "fi", "fl", "ffi", "ffl"]);

function lettersOfPart(part: string): string | null {
  if (/^[a-z]$/i.test(part) || ligatures.has(part)) return part;
  const codes =
    /^uni((?:[0-9A-F]{4})+)$/.exec(part)?.[1]?.match(/.{4}/g) ?? /^u([0-9A-F]{4,5})$/.exec(part)?.slice(1);
  return codes ? String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16))) : null;
}

/** The letters a glyph is named after: "f_f_i", "uni00660069", "uniFB01", "f_l.liga"; null where its name says none. */
export function lettersOfGlyph(name: string): string | null {
  const parts = name.replace(/\..*$/, "").split("_").map(lettersOfPart);
  return parts.every((part) => part !== null) ? parts.join("") : null;
}

interface Font {
  differences?: string[];
  defaultEncoding?: string[];
}

interface Glyph {
  unicode: string;
  originalCharCode: number;
}

function isGlyph(shown: unknown): shown is Glyph {
  return typeof shown === "object" && shown !== null && "unicode" in shown;
}

/** For each letter of a page that its font gives no meaning, in the order they are drawn, what the glyph's name says. */
export function namesOfLost(
  page: Page,
  { fnArray, argsArray }: Drawing,
  operators: Operators,
): (string | null)[] {
  const names: (string | null)[] = [];
  let font: Font = {};
  for (const [at, name] of fnArray.entries()) {
    if (name === operators.setFont) {
      const key = (argsArray[at] as [string])[0];
      font = page.commonObjs.has(key) ? (page.commonObjs.get(key) as Font) : {};
    }
    if (name !== operators.showText) continue;
    for (const glyph of (argsArray[at] as [unknown[]])[0]) {
      if (!isGlyph(glyph) || !isLost(glyph.unicode)) continue;
      const written =
        font.differences?.[glyph.originalCharCode] ?? font.defaultEncoding?.[glyph.originalCharCode];
      names.push(written ? lettersOfGlyph(written) : null);
    }
  }
  return names;
}

/** The texts of a page with the letters their glyphs are named after, where every lost one is accounted for. */
export function withNamedGlyphs(texts: string[], names: (string | null)[]): string[] {
  const lost = texts.reduce((sum, text) => sum + [...text].filter(isLost).length, 0);
  if (lost === 0 || lost !== names.length) return texts;
  let next = 0;
  return texts.map((text) =>
    [...text].map((letter) => (isLost(letter) ? (names[next++] ?? letter) : letter)).join(""),
  );
}
