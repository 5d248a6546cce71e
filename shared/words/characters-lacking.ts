const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const unseen = /[\p{Cc}\p{Cf}\s\u{FE00}-\u{FE0F}]/u;

/** The characters of a text, each once, that a font has no glyph for; an emoji made of several code points is one. */
export function charactersLacking(text: string, hasGlyph: (codePoint: number) => boolean): string[] {
  const isDrawn = (sign: string) => unseen.test(sign) || hasGlyph(sign.codePointAt(0)!);
  const segments = Array.from(graphemes.segment(text.normalize("NFC")), ({ segment }) => segment);
  return [...new Set(segments)].filter((segment) => ![...segment].every(isDrawn));
}
