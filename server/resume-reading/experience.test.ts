import { expect, test } from "vitest";
import { readExperience } from "./experience.ts";
import { lineOf } from "./types.ts";

function jobs(lines: string[]) {
  const read = readExperience(
    lines.map((line) => lineOf(line.replace(/^• /, ""), { bullet: line.startsWith("• ") })),
  );
  return read.map(({ title, companyName, start, end }) => [title, companyName, start, end]);
}

test.each([
  [
    "employer, job, dates on three lines",
    ["Acme Corp", "Senior Engineer", "Jan 2020 - Present", "• Built it."],
  ],
  [
    "job, employer, dates on three lines",
    ["Senior Engineer", "Acme Corp - Berlin, Germany", "Jan 2020 - Present", "• Built it."],
  ],
  ["all on one line", ["Senior Engineer, Acme Corp, Berlin\tJan 2020 – now", "• Built it."]],
  ["a bar between job and employer", ["Senior Engineer | Acme Corp\tJan 2020 – now", "• Built it."]],
  [
    "employer with place, job with dates",
    ["Acme Corp\tBerlin, Germany", "Senior Engineer\tJan 2020 – now", "• Built it."],
  ],
  ["dates first", ["01/2020 - heute\tSenior Engineer", "Acme Corp, Berlin", "• Built it."]],
])("resume experience: a job told as %s", (_, lines) => {
  expect(jobs(lines)).toEqual([["Senior Engineer", "Acme Corp", "2020-01", null]]);
});

test("resume experience: several jobs keep their own lines", () => {
  const read = readExperience(
    [
      "Nurse",
      "City Hospital",
      "2019 – 2021",
      "Cared for people.",
      "Caregiver",
      "Home Care Ltd",
      "2015 – 2019",
      "Helped at home.",
    ].map((line) => lineOf(line)),
  );
  expect(read.map((work) => [work.companyName, work.description])).toEqual([
    ["City Hospital", "Cared for people."],
    ["Home Care Ltd", "Helped at home."],
  ]);
});

test("resume experience: an employer above wins over the comma in a job", () => {
  expect(jobs(["City Hospital\tAustin, TX", "Registered Nurse, ICU\t2018 - Present", "• Cared."])).toEqual([
    ["Registered Nurse, ICU", "City Hospital", "2018", null],
  ]);
});

test("resume experience: a period inside a job is not a job", () => {
  expect(
    jobs([
      "Team Lead",
      "Acme Ltd -",
      "July 2017 to Present",
      "• Period: Aug 2018 - Till date",
      "• Role: Lead",
    ]),
  ).toEqual([["Team Lead", "Acme Ltd", "2017-07", null]]);
});
