import { expect, test } from "vitest";
import { storable } from "#server/texts/storable.ts";
import { mendLigatures } from "./ligatures.ts";
import { linesOfPage } from "./page-layout.ts";

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
