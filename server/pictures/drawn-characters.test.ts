import * as fontkit from "fontkit";
import { expect, test } from "vitest";
import { canBeDrawn, isInPictures, notDrawn } from "#shared/pictures/drawn-words.ts";
import { loadFonts } from "./fonts.ts";

const last = 0x10ffff;

test("pictures: they can show exactly the characters that the font’s own files have glyphs for", async () => {
  const fonts = (await loadFonts()).map(({ data }) => fontkit.create(data) as fontkit.Font);
  const differing: string[] = [];
  for (let codePoint = 0; codePoint <= last; codePoint += 1) {
    const has = fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
    if (has !== isInPictures(codePoint)) differing.push(codePoint.toString(16));
  }
  expect(differing).toEqual([]);
});

test.each(["Łódź", "№ 1 – 5 µm, 10 €", "A → B", "● ▶ ⚫️", "C\u0301a va\u202f!", "soft\u00adhyphen"])(
  "pictures: %s is shown",
  (words) => expect(canBeDrawn(words)).toBe(true),
);

test.each([
  ["★ Baker", "Replace “★”: the picture can’t show it"],
  [
    "★ ⇒ ★ \u{1f469}\u200d\u{1f373}",
    "Replace “★”, “⇒” and “\u{1f469}\u200d\u{1f373}”: the picture can’t show them",
  ],
  ["Инженер", "Replace “И”, “н”, “ж”, “е” and “р”: the picture can’t show them"],
  ["東京商会の仕事", "Replace “東”, “京”, “商”, “会”, “の” and 2 more: the picture can’t show them"],
])("pictures: the characters of %s that they can’t show are named", (words, sentence) => {
  expect(canBeDrawn(words)).toBe(false);
  expect(notDrawn(words)).toBe(sentence);
});
