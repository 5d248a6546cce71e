import { expect, test } from "vitest";
import { storable } from "#server/texts/storable.ts";
import { mendLigatures } from "./ligatures.ts";
import { lettersOfGlyph } from "./glyph-names.ts";
import { linesOfPage } from "./page-layout.ts";
import { readPdf } from "./pdf.ts";
import { subsetFontPdf } from "./testing/subset-font-pdf.ts";

test.each([
  ["Certi\u0000cations", "Certifications"],
  ["\u0000nance", "finance"],
  ["E\u0000ective", "Effective"],
  ["o\u0000cer", "officer"],
  ["work\u0000ow", "workflow"],
  ["\u0000exible", "flexible"],
  ["cost-e\u0000cient", "cost-efficient"],
  ["sta\u0000", "staff"],
  ["pro\u0000le", "profile"],
  ["Scienti\u0000c sta\u0000 work\u0000ows", "Scientific staff workflows"],
  ["\u0000 alone", "  alone"],
  ["untouched", "untouched"],
])("resume text: the letters lost in %j are put back", (lost, whole) => {
  expect(mendLigatures(lost)).toBe(whole);
});

test("resume text: a PDF whose ligatures are lost is read with its letters", () => {
  const piece = { x: 20, y: 20, width: 80, size: 10, font: "F1", text: "Certi\u0000cations" };
  expect(linesOfPage([piece]).map(({ text }) => text)).toEqual(["Certifications"]);
});

test("resume text: what no column can keep is left out, however deep it is", () => {
  expect(storable({ a: ["b\u0000c", { d: "e\u0007\ud800" }], f: 1, g: null, h: "i\nj" })).toEqual({
    a: ["bc", { d: "e\ufffd" }],
    f: 1,
    g: null,
    h: "i\nj",
  });
});

test.each([
  ["f_i", "fi"],
  ["f_f_i.liga", "ffi"],
  ["uni00660069", "fi"],
  ["uniFB01", "\ufb01"],
  ["u0066_u006C", "fl"],
  ["t_t", "tt"],
  ["g12", null],
  ["f_.notdef", null],
])("resume text: a glyph named %s stands for %j", (name, letters) => {
  expect(lettersOfGlyph(name)).toBe(letters);
});

test.each(["none", "empty"] as const)(
  "resume text: letters of a font of its own, with %s table of meanings, are read by the names of its glyphs",
  async (table) => {
    const names = ["f_i", "f_f_i.liga", "t_t.alt", "uni00660066", "c_t"];
    const written = ["Certi{0}ed o{1}cer in A{2}enborough", "Zu{3}enhausen a{4}uary", "Harti{0}eld"];
    const { lines } = await readPdf(subsetFontPdf(written, names, table));
    expect(lines.map(({ text }) => text)).toEqual([
      "Certified officer in Attenborough",
      "Zuffenhausen actuary",
      "Hartifield",
    ]);
  },
);

test("resume text: a glyph whose name says nothing is put back by the list of words", async () => {
  const { lines } = await readPdf(subsetFontPdf(["Certi{0}cations and sta{0}"], ["g17"], "empty"));
  expect(lines.map(({ text }) => text)).toEqual(["Certifications and staff"]);
});
