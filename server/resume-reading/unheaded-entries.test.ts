import { expect, test } from "vitest";
import { lineOf, type Line } from "./types.ts";
import { understand } from "./understand.ts";

const read = (rows: (string | string[])[]) =>
  understand(
    { lines: rows.map((row) => (typeof row === "string" ? lineOf(row) : withCells(row))), links: [] },
    { fileName: "resume.txt", kind: "text" },
  );
const withCells = (cells: string[]): Line => ({ ...lineOf(cells.join(" ")), cells });
const jobsOf = (rows: (string | string[])[]) =>
  read(rows).workExperience.map(({ title, companyName, start, current }) => [
    title,
    companyName,
    start,
    current,
  ]);

const career = [
  ["Avalanche Technician, Mount Tarrow Highway Program", "Nov 2019 – now"],
  ["Ski Patroller, Grizzly Basin Resort Ltd", "2014 – 2019"],
];
const expected = [
  ["Avalanche Technician", "Mount Tarrow Highway Program", "2019-11", true],
  ["Ski Patroller", "Grizzly Basin Resort Ltd", "2014", false],
];

test.each<[string, (string | string[])[]]>([
  ["under a head in words of their own", ["Maëlle Okafor", "On the snow", ...career, "Languages", "French"]],
  ["without any head", ["Maëlle Okafor", "maelle@example.com", ...career]],
  ["below what someone says of themselves", ["Maëlle Okafor", "Profile", "Calm in a storm.", ...career]],
])("unheaded entries: spans of time are jobs %s", (_, rows) => {
  expect(jobsOf(rows)).toEqual(expected);
});

test("unheaded entries: spans that name degrees are studies", () => {
  const resume = read([
    "Maëlle Okafor",
    "What I learned",
    ["BSc Geology, University of Eastmere", "2010 – 2013"],
    ["MSc Snow Physics, University of Eastmere", "2013 – 2014"],
  ]);
  expect(resume.workExperience).toEqual([]);
  expect(resume.education).toHaveLength(2);
});

test("unheaded entries: one span in the first lines is no career", () => {
  expect(jobsOf(["Maëlle Okafor", "Volunteer of the year 2014 – 2015", "Skills", "Skiing"])).toEqual([]);
});

test("heads: the first column of a table heads what is beside it, in lowercase too", () => {
  const resume = read([
    "Fenna Adjei",
    ["talen", "Nederlands: moedertaal"],
    ["werk", "Tolk, Bureau Handen B.V.", "2013 – 2016"],
  ]);
  expect(resume.languages).toMatchObject([{ level: "native" }]);
  expect(resume.workExperience).toMatchObject([{ title: "Tolk", companyName: "Bureau Handen B.V." }]);
});
