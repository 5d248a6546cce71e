import { expect, test } from "vitest";
import { findName } from "./person.ts";
import { lineOf } from "./types.ts";

test.each([
  ["a label", ["Name:\tSwetlana Brink, geb. Weber"], "Swetlana Brink"],
  ["a label with the family name first", ["Nombre\tQUESADA IBARRONDO, ROCÍO"], "Rocío Quesada Ibarrondo"],
  [
    "a label above it",
    ["Apelido(s) / Nome(s) próprio(s)", "Figueirinha, Matilde Sequeira"],
    "Matilde Sequeira Figueirinha",
  ],
  ["a label and a title", ["Naam\t: drs. Willem-Jan Terpstra"], "Willem-Jan Terpstra"],
  ["a family name in capitals before it", ["ROUSSELET Jean-Marc"], "Jean-Marc Rousselet"],
  ["a family name in capitals behind it", ["Fatoumata DIALLO-PÉRIGNON"], "Fatoumata Diallo-Pérignon"],
  ["a particle at the end of its line", ["Jeroen van der", "Zwaluw"], "Jeroen van der Zwaluw"],
])("resume names: a name with %s", (_, lines, name) => {
  const written = [...lines.map((line) => lineOf(line)), lineOf("Works in a yard since 2011.")];
  expect(findName(written, null)).toBe(name);
});

test("resume names: a name in two large lines is one", () => {
  const lines = [lineOf("Darren", { size: 25, style: "thin" }), lineOf("Koroi", { size: 25, style: "bold" })];
  expect(findName([...lines, lineOf("Electrician", { size: 9 })], "koroi@example.com")).toBe("Darren Koroi");
});
