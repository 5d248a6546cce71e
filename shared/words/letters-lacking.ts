const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const unseen = /[\p{Cc}\p{Cf}\s\u{FE00}-\u{FE0F}]/u;

/** The letters of a text, each once, that a font lacks a glyph for; an emoji made of several is one. */
export function lettersLacking(text: string, hasGlyph: (codePoint: number) => boolean): string[] {
  const isDrawn = (sign: string) => unseen.test(sign) || hasGlyph(sign.codePointAt(0)!);
  const segments = Array.from(letters.segment(text.normalize("NFC")), ({ segment }) => segment);
  return [...new Set(segments)].filter((segment) => ![...segment].every(isDrawn));
}
