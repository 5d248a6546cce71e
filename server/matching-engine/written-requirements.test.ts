import { describe, expect, test } from "vitest";
import { judge } from "./evidence.ts";
import { readWrittenRequirements } from "./requirements.ts";
import type { CandidateText, Requirement } from "./types.ts";

const lines = [
  "5 years of C or Rust on microcontrollers",
  "Experience with Zephyr RTOS",
  "Fluent English, German is a plus",
];
const asked = [
  {
    text: "5 years of C or Rust on microcontrollers",
    kind: "years",
    must: true,
    years: 5,
    skills: ["c", "rust"],
  },
  { text: "Experience with Zephyr RTOS", kind: "skill", must: true, names: ["Zephyr"] },
  { text: "Fluent English", kind: "language", must: true },
  { text: "German is a plus", kind: "language", must: false },
];

describe("requirements: each line under “What you bring” becomes one", () => {
  test.each([
    ["as a list", `<h3>What you bring</h3><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`],
    ["as paragraphs", `<p>What you bring</p>${lines.map((line) => `<p>${line}</p>`).join("")}`],
    ["after a colon", `<p>What you bring:<br>${lines.join("<br>")}</p>`],
  ])("%s", (_, html) => {
    const descriptionHtml = `<p>Firmware for embedded systems, in Rust and English.</p>${html}`;
    expect(readWrittenRequirements({ title: "Embedded engineer", descriptionHtml })).toMatchObject(asked);
  });

  test.each<[string, Partial<Requirement>]>([
    ["Go or Rust", { kind: "skill", skills: ["go", "rust"] }],
    ["KiCad", { kind: "skill", names: ["KiCad"] }],
    ["PostgreSQL beyond the ORM", { kind: "skill", skills: ["postgresql"] }],
    ["Knowledge of ISO 26262", { kind: "skill", names: ["ISO 26262"] }],
    ["Calm when it rains", { kind: "other", skills: [] }],
    ["English and Portuguese", { kind: "language" }],
    ["Privacy law in daily use", { text: "Privacy law in daily use" }],
  ])("%s", (line, understood) => {
    const descriptionHtml = `<h3>What you bring</h3><ul><li>${line}</li></ul>`;
    const read = readWrittenRequirements({ title: "", descriptionHtml });
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({ text: line, must: true, ...understood });
  });

  test("under a heading that nobody knows, too", () => {
    const items = [...lines, "Forklift license"].map((line) => `<li>${line}</li>`).join("");
    const descriptionHtml = `<p>Firmware for pumps.</p><h3>You’d feel at home with</h3><ul>${items}</ul>`;
    const read = readWrittenRequirements({ title: "Embedded engineer", descriptionHtml });
    expect(read.map(({ text, kind, must }) => [text, kind, must])).toEqual([
      [lines[0], "years", true],
      [lines[1], "skill", true],
      ["Fluent English", "language", true],
      ["German is a plus", "language", false],
      ["Forklift license", "certification", true],
    ]);
  });

  test("without such lines the text is read like any other ad", () => {
    const text = "We sell tea. Experience with React is required.";
    expect(readWrittenRequirements({ title: "Frontend developer", text })[0]?.text).toContain("React");
  });
});

const person = (...work: string[]): CandidateText => ({
  asOf: "2026-11-22",
  resume: [
    "Experience",
    "Engineer, Acme, 2014 – present",
    ...work,
    "Skills",
    "KiCad",
    "Languages",
    "English",
  ],
});
const requirement = (given: Partial<Requirement>): Requirement => ({
  id: "r1",
  text: "",
  kind: "skill",
  must: true,
  skills: [],
  ...given,
});

describe("requirements: a person against the team's words", () => {
  test.each<[string, Partial<Requirement>, CandidateText, string]>([
    ["a name at work", { text: "Zephyr", names: ["Zephyr"] }, person("Wrote drivers for Zephyr."), "met"],
    ["a name only listed", { text: "KiCad", names: ["KiCad"] }, person(), "unclear"],
    ["a name nowhere is a question", { text: "Zephyr", names: ["Zephyr"] }, person(), "unclear"],
    [
      "part of a longer word is another word",
      { text: "Zephyr", names: ["Zephyr"] },
      person("Ran zephyrine."),
      "unclear",
    ],
    [
      "a store of time series for time series",
      { text: "Time series at scale", skills: ["time-series-analysis"] },
      person("Rebuilt ingest for 41,000 river gauges on TimescaleDB."),
      "unclear",
    ],
    [
      "readings every ten seconds for time series",
      { text: "Time series at scale", skills: ["time-series-analysis"] },
      person("Built the blade record: 3,100 turbines, ten-second readings, eight years of history."),
      "unclear",
    ],
    [
      "no trace of what is told in many words",
      { text: "Time series at scale", skills: ["time-series-analysis"] },
      person("Baked bread."),
      "unclear",
    ],
    [
      "one of two alternatives",
      {
        text: "Salesforce or English",
        alternatives: [
          { text: "Salesforce", kind: "skill", skills: ["salesforce"] },
          { text: "Fluent English", kind: "language", skills: [] },
        ],
      },
      person(),
      "met",
    ],
    [
      "neither of two alternatives",
      {
        text: "Salesforce or German",
        alternatives: [
          { text: "Salesforce", kind: "skill", skills: ["salesforce"] },
          { text: "Fluent German", kind: "language", skills: [] },
        ],
      },
      person(),
      "missing",
    ],
  ])("%s", (_, given, candidate, verdict) => {
    expect(judge(requirement(given), candidate).verdict).toBe(verdict);
  });
});
