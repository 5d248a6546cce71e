import { expect, test } from "vitest";
import { readEducation } from "./education.ts";
import { linesOfTable } from "./tables.ts";
import { lineOf } from "./types.ts";

function studies(lines: string[]) {
  return readEducation(lines.map((line) => lineOf(line))).map(({ degree, field, school }) => [
    degree,
    field,
    school,
  ]);
}

test.each([
  [
    "a school of two names",
    ["MBO niveau 3, Timmeren\t2006 – 2008", "Veenkamp Zuidwolde"],
    "Veenkamp Zuidwolde",
  ],
  ["a school in one long word", ["Abitur\t2010", "Johanneumsgymnasium"], "Johanneumsgymnasium"],
  ["TAFE", ["Diploma, Business Administration\t2011", "TAFE Hunter"], "TAFE Hunter"],
])("education: %s is found below its degree", (_, lines, school) => {
  expect(studies(lines).map((study) => study[2])).toEqual([school]);
});

test("education: a profession that somebody was trained for stays whole", () => {
  expect(studies(["Ausbildung zum Kaufmann im Einzelhandel\t2009 – 2012", "Berufsschule Ansbach"])).toEqual([
    ["Ausbildung zum Kaufmann im Einzelhandel", null, "Berufsschule Ansbach"],
  ]);
});

test("education: a mark below a degree is no school", () => {
  expect(studies(["BSc in Physics\t2012 – 2015", "Graduated with a mark of 1.8"])).toEqual([
    ["BSc", "Physics", null],
  ]);
});

test("education: schools, degrees and fields are told apart", () => {
  const lines = [
    "MSc in Physics, University of Oslo\t2012 – 2014",
    "University of Bergen",
    "BSc in Mathematics",
    "2009 - 2012",
  ].map((line) => lineOf(line));
  expect(readEducation(lines)).toEqual([
    { school: "University of Oslo", degree: "MSc", field: "Physics", start: "2012", end: "2014" },
    { school: "University of Bergen", degree: "BSc", field: "Mathematics", start: "2009", end: "2012" },
  ]);
});

test("education: a table with heads says which is the degree and which the board", () => {
  const row = (cells: string[]) => cells.map((text) => [lineOf(text)]);
  const lines = linesOfTable([
    row(["Qualification", "Board / Institute", "Year of Passing", "Percentage"]),
    row(["ITI (Fitter)", "Government Training Centre, Margao", "2008", "72%"]),
    row(["S.S.C.", "Goa State Board", "2006", "61%"]),
  ]);
  expect(readEducation(lines)).toMatchObject([
    { degree: "ITI (Fitter)", school: "Government Training Centre, Margao", end: "2008" },
    { degree: "S.S.C.", school: "Goa State Board", end: "2006" },
  ]);
});
