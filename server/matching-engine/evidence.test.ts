import { describe, expect, test } from "vitest";
import { readCandidate } from "./candidate.ts";
import { judge } from "./evidence.ts";
import { yearsOf } from "#shared/profile/work-length.ts";
import { intervalIn } from "./intervals.ts";
import type { CandidateText, Requirement } from "./types.ts";

const asOf = "2026-11-21";
const resume = `Ruby Carvalho
ruby@example.com
Experience
Backend engineer, then lead, Rede Hídrica, 2017 – present
Moved the metering services to Kubernetes and PostgreSQL.
Backend developer, Maison Lune, Jan 2014 - Dec 2016
Paid 40,000 invoices a day with Python.
Education
BSc Computer Science, University of Porto, 2010 - 2013
Skills
Python, SQL, some Go, Terraform
Languages
Portuguese, English`.split("\n");
const ines: CandidateText = { asOf, resume };

function requirement(given: Partial<Requirement>): Requirement {
  return { id: "r1", text: "", kind: "skill", must: true, skills: [], ...given };
}

describe("evidence: one person against one requirement", () => {
  test.each<[string, Partial<Requirement>, string, string | null]>([
    ["shown by work", { text: "Kubernetes", skills: ["kubernetes"] }, "met", resume[4]!],
    ["only listed", { text: "Go or Rust", skills: ["go", "rust"] }, "unclear", resume[10]!],
    ["only listed, but nice to have", { text: "Go", skills: ["go"], must: false }, "met", resume[10]!],
    ["nowhere", { text: "Salesforce", skills: ["salesforce"] }, "missing", null],
    [
      "enough years",
      { text: "5 years of backend in production", kind: "years", years: 5 },
      "met",
      resume[3]!,
    ],
    ["too few years", { text: "25 years of backend", kind: "years", years: 25 }, "missing", resume[3]!],
    ["the degree", { text: "Bachelor's degree", kind: "degree" }, "met", resume[8]!],
    ["a higher degree", { text: "PhD in physics", kind: "degree" }, "unclear", resume[8]!],
    ["a language", { text: "Fluent in Portuguese", kind: "language" }, "met", resume[12]!],
    ["no such language", { text: "Fluent in German", kind: "language" }, "missing", null],
    ["no such certificate", { text: "PMP certification", kind: "certification" }, "missing", null],
    ["what only a question can tell", { text: "Willing to travel", kind: "other" }, "unclear", null],
  ])("%s", (_, given, verdict, line) => {
    const judged = judge(requirement(given), ines, "Backend engineer");
    expect(judged.verdict).toBe(verdict);
    expect(judged.evidence?.line ?? null).toBe(line);
  });

  test.each([
    ["a headed wish", "Want: night shifts on an intensive care ward", "intensive care", "skill"],
    ["French of school days", "Languages: English (native), French (school)", "Fluent French", "language"],
    ["a register of another country", "Registered Nurse (RN), State of Ohio", "NMC pin", "certification"],
  ] as const)("%s proves nothing", (_, line, text, kind) => {
    const person = { asOf, resume: ["Experience", "Nurse, Fernhill, 2019 – present", line] };
    expect(judge(requirement({ text, kind }), person, "Nurse").verdict).not.toBe("met");
  });

  test("years of another trade are no proof, but a question", () => {
    const nursing = requirement({ text: "8 years of nursing", kind: "years", years: 8 });
    expect(judge(nursing, ines, "Nurse")).toMatchObject({
      verdict: "unclear",
      note: "12 years of work, none of them clearly in this.",
    });
  });

  test.each([
    [0.5, "3 months of work, and the job asks for 6 months."],
    [1, "3 months of work, and the job asks for 1 year."],
    [3, "3 months of work, and the job asks for 3 years."],
  ])("less than two years are told in months: %s", (years, note) => {
    const nursing = requirement({ text: "Experience of nursing", kind: "years", years });
    const person = { asOf, resume: ["Experience", "Nurse, Fernhill, 01/2019 – 03/2019"] };
    expect(judge(nursing, person, "Nurse").note).toBe(note);
  });

  test("the degree counts, the school it came from does not", () => {
    const at = (line: string) => ({ asOf, resume: ["Education", line] });
    const phd = requirement({ text: "PhD", kind: "degree" });
    expect(judge(phd, at("PhD Princeton University, Physics")).verdict).toBe("met");
    expect(judge(phd, at("Master's College, Bachelor of Arts")).verdict).toBe("unclear");
  });

  test("a name that sounds like a skill proves nothing", () => {
    const ruby = requirement({ text: "Ruby", skills: ["ruby"] });
    expect(judge(ruby, { asOf, resume: resume.slice(0, 2) }).verdict).toBe("missing");
  });

  test("doubt is explained", () => {
    const judged = judge(requirement({ text: "Go or Rust", skills: ["go", "rust"] }), ines);
    expect(judged.note).toBe("Listed as a skill, but no project shows it.");
  });

  test("an answer proves as well as a resume", () => {
    const candidate = { ...ines, answers: ["I ran Salesforce for our sales team."] };
    expect(judge(requirement({ text: "Salesforce", skills: ["salesforce"] }), candidate)).toMatchObject({
      verdict: "met",
      evidence: { source: "answer", lineIndex: 0 },
    });
  });
});

describe("evidence: what proves nothing, and what does", () => {
  const worked = (...lines: string[]): CandidateText => ({
    asOf,
    resume: ["Experience", "Engineer, Acme, 2014 - present", ...lines],
  });
  const cases: [string, Partial<Requirement>, string[], string][] = [
    ["a wish", { text: "Kotlin", skills: ["kotlin"] }, ["I want to learn Kotlin and Rust."], "unclear"],
    [
      "a wish for a role",
      { text: "Operations management", skills: ["operations-management"] },
      ["Looking for a role in operations management."],
      "unclear",
    ],
    ["a denial", { text: "SAP", skills: ["sap"] }, ["No experience with SAP so far."], "missing"],
    [
      "a denial beside a fact",
      { text: "Python", skills: ["python"] },
      ["Wrote services in Python, but no experience with SAP."],
      "met",
    ],
    [
      "routers",
      { text: "iOS", skills: ["ios"] },
      ["Configured firewalls and routers on Cisco IOS."],
      "missing",
    ],
    ["telephones", { text: "iOS", skills: ["ios"] }, ["Shipped the iOS app to 40,000 people."], "met"],
    [
      "a skill that another includes",
      { text: "TypeScript", skills: ["typescript"] },
      ["Built the shop in Angular."],
      "unclear",
    ],
    [
      "customers of another country",
      { text: "Fluent French", kind: "language" },
      ["Sold pumps to French customers."],
      "unclear",
    ],
    [
      "a language with too low a level",
      { text: "Fluent German", kind: "language" },
      ["Languages: English (native), German (A2)"],
      "unclear",
    ],
    [
      "a language with its level",
      { text: "Fluent German", kind: "language" },
      ["Languages: English (A2), German (C1)"],
      "met",
    ],
    [
      "a registration under its short name",
      { text: "Registration with the NMC", kind: "certification" },
      ["Staff nurse (RGN) on a surgical ward"],
      "met",
    ],
    ["another license", { text: "SIA license", kind: "certification" }, ["Holds a CSCS card"], "missing"],
    [
      "what few people write down",
      { text: "Driving license", kind: "certification" },
      ["Ran the night shift."],
      "unclear",
    ],
    [
      "a degree in another field",
      { text: "Bachelor's degree in nursing", kind: "degree" },
      ["Education", "BSc Geology, 2010 - 2013"],
      "unclear",
    ],
    [
      "years in which a skill was not used",
      { text: "5 years of Rust", kind: "years", years: 5, skills: ["rust"] },
      ["Wrote Java services."],
      "unclear",
    ],
    [
      "years in which it was",
      { text: "5 years of C or Rust", kind: "years", years: 5, skills: ["c", "rust"] },
      ["Wrote firmware in Rust, C++ and Python."],
      "met",
    ],
  ];
  test.each(cases)("%s", (_, given, lines, verdict) => {
    expect(judge(requirement(given), worked(...lines), "Engineer").verdict).toBe(verdict);
  });

  test("what only follows from another skill is said so, and never called listed", () => {
    const judged = judge(
      requirement({ text: "TypeScript", skills: ["typescript"] }),
      worked("Built the shop in Angular."),
    );
    expect(judged.note).toBe("Angular includes TypeScript.");
  });

  test("a sentence that a page broke in two is quoted whole", () => {
    const broken = worked(
      "Built the booking pages and the back office of the shop with",
      "React.js and Node.js.",
    );
    expect(judge(requirement({ text: "React", skills: ["react"] }), broken).evidence).toEqual({
      source: "resume",
      line: "Built the booking pages and the back office of the shop with React.js and Node.js.",
      lineIndex: 2,
    });
  });
});

test("evidence: years that overlap count once, and school years do not count", () => {
  expect(readCandidate(ines).years).toBeCloseTo(12.9, 1);
  expect(
    yearsOf([
      { from: 0, to: 24 },
      { from: 12, to: 36 },
      { from: 48, to: 60 },
    ]),
  ).toBe(4);
});

test.each([
  ["Jan 2020 – Present", 6.9],
  ["2017 - 2020", 3],
  ["03/2019 – 05/2021", 2.25],
  ["2019-03 to 2021-05", 2.25],
  ["Okt 2018 bis heute", 8.2],
  ["2020 - 2020", 0.5],
  ["03/15/2019 - 05/20/2021", 2.25],
  ["Summer 2019 – Fall 2020", 1.5],
  ["Q1 2020 – Q4 2020", 1],
  ["Scientist I, Fennelgate Therapeutics. Jan 2023 –", 3.9],
  ["mars 2019 à aujourd’hui", 7.75],
  ["enero 2020 - actualidad", 6.9],
])("evidence: %s is %d years", (line, years) => {
  expect(yearsOf([intervalIn(line, asOf)!])).toBeCloseTo(years, 1);
});

test.each(["no dates", "2021 - 2019", "Room 2020", "HCPC registered since 2019"])(
  "evidence: %s is no stretch of work",
  (line) => {
    expect(intervalIn(line, asOf)).toBeNull();
  },
);
