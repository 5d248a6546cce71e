import { describe, expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";
import { lineOf } from "./types.ts";

/** Lines in bold begin with two stars. */
function sections(lines: string[]) {
  const read = sectionsOf(
    lines.map((line) =>
      lineOf(line.replace("**", ""), { style: line.startsWith("**") ? "bold" : "plain", size: 10 }),
    ),
  );
  return read.map(({ name, lines: inside }) => [name, inside.map(({ text }) => text)]);
}

describe("resume sections", () => {
  test("a line set like the heads ends a section, whatever it says", () => {
    const lines = ["**SKILLS", "Welding", "**OFF THE TOOLS", "Fishing", "**LANGUAGES", "English"];
    expect(sections(lines).slice(1)).toEqual([
      ["skills", ["Welding"]],
      ["other", ["Fishing"]],
      ["languages", ["English"]],
    ]);
  });

  test("a word that heads sections is a word of the text where it is set like the text", () => {
    const lines = [
      "**Skills",
      "Training",
      "**Experience",
      "Cook in a hotel by the sea",
      "**Languages",
      "English",
    ];
    expect(sections(lines)[1]).toEqual(["skills", ["Training"]]);
  });

  test("a name set like the heads heads its job, not a section", () => {
    const lines = [
      "**EXPERIENCE",
      "**COOK",
      "Hotel Aurora",
      "2019 – 2021",
      "**SKILLS",
      "Sauces",
      "**LANGUAGES",
      "English",
    ];
    expect(sections(lines)[1]).toEqual(["experience", ["COOK", "Hotel Aurora", "2019 – 2021"]]);
  });

  test.each([
    ["Summary of experience", "experience"],
    ["Dónde he trabajado", "experience"],
    ["Competências linguísticas", "languages"],
    ["Esperienze lavorative", "experience"],
    ["Attestati e corsi", "certification"],
    ["# Formação", "education"],
  ])("%s", (head, name) => {
    expect(sections([`**${head}`, "text"])[1]).toEqual([name, ["text"]]);
  });

  test("small capitals are lowercase in the file", () => {
    const lines = [
      "**Skills",
      "Sauces of every kind",
      "**Education",
      "School for cooks",
      "**languages",
      "English",
    ];
    expect(sections(lines)[3]).toEqual(["languages", ["English"]]);
  });
});
