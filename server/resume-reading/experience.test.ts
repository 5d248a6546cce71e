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
  ["dots before the dates", ["Acme Corp – Senior Engineer ........... Jan 2020 – now", "• Built it."]],
  ["sentences", ["Senior Engineer. Acme Corp, Berlin. Jan 2020 –", "1. Built it."]],
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

test.each([
  [
    "a place nobody listed",
    ["Cook\t2019 – 2021", "Hotel Aurora, Sankt Wolfram am See"],
    ["Cook", "Hotel Aurora"],
  ],
  [
    "a remark in brackets",
    ["Lead Architect – Moor Insurance (6 months, extended)\t2019 – 2021"],
    ["Lead Architect", "Moor Insurance"],
  ],
  [
    "a colon",
    ["Centre hospitalier de la Lys : aide-soignante, de 2012 à 2014"],
    ["aide-soignante", "Centre hospitalier de la Lys"],
  ],
  [
    "a department",
    ["Assistant Professor, Department of Geology, Halvorsen University\t2015–2021"],
    ["Assistant Professor", "Halvorsen University"],
  ],
  [
    "a single year",
    ["2020\tVolunteer Driver", "Food Bank of the Valley"],
    ["Volunteer Driver", "Food Bank of the Valley"],
  ],
])("resume experience: an employer with %s", (_, lines, [title, company]) => {
  expect(jobs(lines).map((job) => job.slice(0, 2))).toEqual([[title, company]]);
});

test("resume experience: jobs at one employer take its name, and the stay is no job of its own", () => {
  const lines = [
    "Havelquell AG\tJan. 2021 – heute",
    "Leiterin Buchhaltung (seit Juli 2023)",
    "Buchhalterin (Jan. 2021 – Juni 2023)",
  ];
  expect(jobs(lines)).toEqual([
    ["Leiterin Buchhaltung", "Havelquell AG", "2023-07", null],
    ["Buchhalterin", "Havelquell AG", "2021-01", "2023-06"],
  ]);
});

test("resume experience: time off is no job", () => {
  const lines = ["2019 – heute\tNäherin", "Polstermöbel Nord GmbH", "2017 – 2019\tElternzeit"];
  expect(jobs(lines).map(([title]) => title)).toEqual(["Näherin"]);
});

test("resume experience: what stands between a name in bold and its date is neither job nor employer", () => {
  const plain = [
    "Series: 0346 Grade: GS-11",
    "Flood Control Agency",
    "Austin, TX 78701 US",
    "10/2019 - Present",
  ];
  const lines = [
    lineOf("Logistics Specialist", { style: "bold" }),
    ...plain.map((line) => lineOf(line, { style: "plain" })),
  ];
  expect(readExperience(lines)).toMatchObject([
    { title: "Logistics Specialist", companyName: "Flood Control Agency" },
  ]);
});

test("resume experience: a font of its own takes a name apart from what stands beside it", () => {
  const head = {
    ...lineOf("KITCHEN HELPER Copper Heron\t2019 – 2021"),
    byFont: ["KITCHEN HELPER", "Copper Heron", "2019 – 2021"],
  };
  expect(readExperience([head])).toMatchObject([{ title: "KITCHEN HELPER", companyName: "Copper Heron" }]);
});

test.each([
  ["Sales Rep — Wisla Paper Inc. — 2016–2020", "Sales Rep", "Wisla Paper Inc."],
  ["Shift Supervisor | Brook Mill Foods Co. | 2016–2020", "Shift Supervisor", "Brook Mill Foods Co."],
  ["Księgowa — Zielony Dom Sp. z o.o. — 2016–2020", "Księgowa", "Zielony Dom Sp. z o.o."],
  ["Payroll Clerk at Brook Mill Foods Inc. (2016–2020)", "Payroll Clerk", "Brook Mill Foods Inc."],
  ["Contador, Grupo Altavista S.A. de C.V., 2016 - 2020", "Contador", "Grupo Altavista S.A. de C.V."],
  [
    "Receptionist, St. Brigid Dental Clinic Ltd., 2016 – 2020",
    "Receptionist",
    "St. Brigid Dental Clinic Ltd.",
  ],
])("resume experience: the dot of a legal form ends no sentence in “%s”", (line, title, company) => {
  expect(jobs([line, "• Did the work."])).toEqual([[title, company, "2016", "2020"]]);
});

test("resume experience: a sentence that tells dates is no job", () => {
  const lines = ["Cook, Long Table, 2018 – 2022", "From 2019 to 2020 we also cooked for the school in Rome."];
  expect(jobs(lines)).toEqual([["Cook", "Long Table", "2018", "2022"]]);
});

test.each([
  ["2021–\tResearch Assistant, Harbor Institute", "2021"],
  ["03/2021 –\tResearch Assistant, Harbor Institute", "2021-03"],
  ["2021 –  Research Assistant, Harbor Institute", "2021"],
  ["2021 - : Research Assistant, Harbor Institute", "2021"],
  ["Mar 2021 - Research Assistant, Harbor Institute", "2021-03"],
])("resume experience: a date and a dash without a second date are open in “%s”", (line, start) => {
  const before = ["2018 – 2021: Kitchen Helper, Long Table", "Washed and peeled."];
  expect(jobs([line, "Counted fish.", ...before])).toEqual([
    ["Research Assistant", "Harbor Institute", start, null],
    ["Kitchen Helper", "Long Table", "2018", "2021"],
  ]);
});

test("resume experience: of several dates with a dash before their job none is open", () => {
  expect(jobs(["2021 - Baker, Crust & Co", "2018 - Kitchen Helper, Long Table"])).toEqual([
    ["Baker", "Crust & Co", "2021", "2021"],
    ["Kitchen Helper", "Long Table", "2018", "2018"],
  ]);
});
