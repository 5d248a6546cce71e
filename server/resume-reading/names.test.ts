import { expect, test } from "vitest";
import { findLocation, findName } from "./person.ts";
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

test.each(["Noor Bakker", "Priya Raman", "Tom Gardner"])(
  "resume names: %s sounds like a job and is a name where it stands first, above the contacts",
  (name) => {
    const below = ["Product designer at Reisvogel", "Amsterdam, Netherlands | hello@example.com", "Summary"];
    expect(
      findName(
        [name, ...below].map((text) => lineOf(text)),
        "hello@example.com",
      ),
    ).toBe(name);
  },
);

test.each(["Maria da Conceição dos Santos Ferreira da Silva", "María de los Ángeles Fernández de la Cruz"])(
  "resume names: %s is read whole, since particles don’t make a name a sentence",
  (name) => {
    const lines = [lineOf(name, { size: 22 }), lineOf("Nurse", { size: 10 }), lineOf("hello@example.com")];
    expect(findName(lines, "hello@example.com")).toBe(name);
  },
);

test.each([
  ["a title", "Line Cook"],
  ["a place", "Amsterdam, Netherlands"],
])("resume names: %s above the contacts is none", (_, first) => {
  const lines = [first, "hello@example.com", "Summary", "Cooks since 2011."].map((text) => lineOf(text));
  expect(findName(lines, "hello@example.com")).toBeNull();
});

test("resume names: a name in two large lines is one", () => {
  const lines = [lineOf("Darren", { size: 25, style: "thin" }), lineOf("Koroi", { size: 25, style: "bold" })];
  expect(findName([...lines, lineOf("Electrician", { size: 9 })], "koroi@example.com")).toBe("Darren Koroi");
});

test.each([
  ["Sofia Lindgren RN, BSN, CCRN", "Sofia Lindgren"],
  ["Owen Featherley BSc (Hons) PGCE", "Owen Featherley"],
  ["Amara Sow, PhD, PE", "Amara Sow"],
  ["Maya Torres, LCSW, CADC", "Maya Torres"],
  ["Dr. med. Anke Rühl", "Anke Rühl"],
  ["Dipl.-Ing. (FH) Jonas Ebner", "Jonas Ebner"],
  ["M.Sc. Lena Moor", "Lena Moor"],
  ["Prof. Dr. rer. nat. Paula Adler", "Paula Adler"],
  ["Lena MOOR, SPHR", "Lena Moor"],
  ["Phil Rowan", "Phil Rowan"],
  ["Xin Ma", "Xin Ma"],
  ["ROWAN, ADA", "Ada Rowan"],
])("resume names: “%s” is %s, without titles and degrees", (first, name) => {
  const lines = [first, "hello@example.com | 555 0100", "Experience", "Cooks since 2011."].map((text) =>
    lineOf(text),
  );
  expect(findName(lines, "hello@example.com")).toBe(name);
  expect(findLocation(lines, name)).toBeNull();
});
