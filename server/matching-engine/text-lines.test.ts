import { expect, test } from "vitest";
import { textLines } from "./text-lines.ts";

test("text lines: a text keeps its lines, one that lost them is cut at headings, marks and sentences", () => {
  expect(textLines("Nurse\nExperience\nWard 3")).toEqual(["Nurse", "Experience", "Ward 3"]);
  const flat = `Nurse. Professional Experience: Ward nurse, 2019 - present. ${"Cared for patients after surgery. ".repeat(9)}• Wrote plans Education BSc Nursing`;
  const lines = textLines(flat);
  expect(lines).toContain("Professional Experience");
  expect(lines).toContain("Education");
  expect(lines).toContain("Cared for patients after surgery.");
});
