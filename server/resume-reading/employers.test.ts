import { expect, test } from "vitest";
import { readExperience } from "./experience.ts";
import { lineOf } from "./types.ts";

function jobs(lines: string[], around: string[] = []) {
  const read = readExperience(
    lines.map((line) => lineOf(line.replace(/^• /, ""), { bullet: line.startsWith("• ") })),
    [...around, ...lines].join("\n"),
  );
  return read.map(({ title, companyName }) => [title, companyName]);
}

test("employers: whom the work was done for is a client, not the employer that the job names", () => {
  const lines = [
    "Process Executive in Convexa",
    "Bluetel Networks -",
    "May 2014 to June 2016",
    "Client: Bluetel",
  ];
  expect(jobs([...lines, "• Answered calls."])).toEqual([["Process Executive", "Convexa"]]);
});

test("employers: of two names the resume speaks more of the employer", () => {
  const lines = ["Systems Engineer at Infoterra", "Merriweather Investments -", "2015 to 2018"];
  const spoken = ["Three years of Java at Infoterra."];
  expect(jobs(lines, spoken)).toEqual([["Systems Engineer", "Infoterra"]]);
  expect(jobs(lines)).toEqual([["Systems Engineer at Infoterra", "Merriweather Investments"]]);
});

test("employers: where a job was done is no employer", () => {
  expect(jobs(["UX Designer at Client Sites", "Brackenfold Consulting", "2019 - 2022"])).toEqual([
    ["UX Designer at Client Sites", "Brackenfold Consulting"],
  ]);
});

test("employers: a name in brackets or behind a comma that other jobs tell as theirs is the employer", () => {
  const lines = [
    "Lab Administrator",
    "Harcastle Ltd - Leeds",
    "2003 to 2007",
    "• Kept the lab.",
    "Test Lead (Harcastle)",
    "2007 to 2011",
    "• Led tests.",
  ];
  expect(jobs(lines).at(-1)).toEqual(["Test Lead", "Harcastle Ltd"]);
});

test("employers: one above several jobs is theirs, one below a job is that job's alone", () => {
  const above = [
    "Ferrowave",
    "Account Executive",
    "2021 - now",
    "• Sold.",
    "Sales Representative",
    "2019 - 2021",
    "• Called.",
  ];
  expect(jobs(above)).toEqual([
    ["Account Executive", "Ferrowave"],
    ["Sales Representative", "Ferrowave"],
  ]);
  const below = [
    "Account Executive",
    "Ferrowave Ltd",
    "2021 - now",
    "• Sold.",
    "Sales Representative",
    "2019 - 2021",
    "• Called.",
  ];
  expect(jobs(below).at(-1)).toEqual(["Sales Representative", null]);
});

test.each([
  ["ORGANISATION Harcastle Ltd", ["Software Engineer", "Harcastle Ltd"]],
  ["INDUSTRY RETAIL BANKING", ["Software Engineer", null]],
])("employers: a label in capitals, %s", (label, job) => {
  expect(
    jobs(["Tester", "Acme Corp", "2013 - 2014", "• Tested.", label, "Software Engineer", "2011 - 2012"]).at(
      -1,
    ),
  ).toEqual(job);
});

test("employers: a span in a sentence about one job begins no other", () => {
  const lines = [
    "Software Engineer",
    "Bellwether Systems - Leeds",
    "August 2008 to January 2016",
    "Performed three roles in turn, Java and HANA lead developer (July 2013 – January 2016), then macro and report developer",
    "(August 2008 – June 2013)",
    "Worked for National Mills.",
  ];
  expect(jobs(lines)).toEqual([["Software Engineer", "Bellwether Systems"]]);
});
