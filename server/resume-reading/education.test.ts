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

test("education: a profession that someone was trained for stays whole", () => {
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

test.each([
  [
    "a dash",
    ["Tecnólogo em Gestão Ambiental – Faculdade Boas Águas – conclusão em 12/2018"],
    ["Tecnólogo", "Gestão Ambiental", "Faculdade Boas Águas"],
  ],
  [
    "a comma",
    ["HBO Pedagogiek (deeltijd), Hogeschool De Linde, Tilburg – verwacht diploma 2027\t2020 – heden"],
    ["HBO Pedagogiek (deeltijd)", null, "Hogeschool De Linde"],
  ],
  [
    "a thesis behind them",
    ["PhD in History, University of Wexcombe. Thesis: “Light Dues”\t2010–2014"],
    ["PhD", "History", "University of Wexcombe"],
  ],
  [
    "a college of a university",
    ["MPhil in Social History, St Cyriac’s College, University of Fenbridge\t2009–2010"],
    ["MPhil", "Social History", "University of Fenbridge"],
  ],
  [
    "no mark at all",
    ["2014 – 2016 University of Marlshire BSc (Hons) Respiratory Care, 2:1"],
    ["BSc (Hons) Respiratory Care", null, "University of Marlshire"],
  ],
  [
    "a colon",
    ["Höhere Fachschule Lindau: Dipl. Techniker HF\t2012 – 2014"],
    ["Dipl. Techniker HF", null, "Höhere Fachschule Lindau"],
  ],
  [
    "a line each",
    ["2013 – 2015 Leuven, Belgium", "MASTER OF SCIENCE IN BIOLOGY", "Thermaic University", "Final grade 8.6"],
    ["MASTER OF SCIENCE", "BIOLOGY", "Thermaic University"],
  ],
])("education: a school and a degree with %s between them", (_, lines, study) => {
  expect(studies(lines)).toEqual([study]);
});

test("education: where the date stands is told by all studies together", () => {
  const first = ["Ciclo Formativo – Comercio", "IES Font Nova", "2013 – 2015"];
  const second = ["Educación Secundaria Obligatoria", "IES Valor", "2009 – 2013"];
  expect(studies([...first, ...second]).map((study) => study[2])).toEqual(["IES Font Nova", "IES Valor"]);
  expect(studies([...first.toReversed(), ...second.toReversed()]).map((study) => study[2])).toEqual([
    "IES Font Nova",
    "IES Valor",
  ]);
});

test("education: a name that ends in the middle goes on below, and short forms are schools in capitals only", () => {
  const lines = ["2018 – 2020", "Mestrado em Enfermagem – Escola Superior de Saúde da", "Planície"];
  expect(studies(lines)).toEqual([["Mestrado", "Enfermagem", "Escola Superior de Saúde da Planície"]]);
  expect(
    studies(["LEHRE KOCH, LAP MIT AUSZEICHNUNG\t2014 – 2017", "Landesberufsschule Obersee"]),
  ).toMatchObject([[expect.stringContaining("LEHRE KOCH"), expect.anything(), "Landesberufsschule Obersee"]]);
});
