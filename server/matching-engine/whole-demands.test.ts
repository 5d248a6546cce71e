import { expect, test } from "vitest";
import { judge } from "./evidence.ts";
import type { Requirement } from "./types.ts";

test.each<[string, string, Partial<Requirement>, string]>([
  [
    "one skill of two, and a list of examples of the other",
    "Wrote SQL all day",
    { text: "SQL and scripting languages such as Python or Ruby", skills: ["sql", "python", "ruby"] },
    "unclear",
  ],
  [
    "a skill without what it is asked for",
    "Taught reading and math in a primary class",
    { text: "Experience teaching veterinary science and animal care", skills: ["teaching"] },
    "unclear",
  ],
  [
    "a license beside a short name that isn’t told",
    "Certificates: BLS, ACLS",
    { text: "PALS and NRP are required", kind: "certification" },
    "unclear",
  ],
  [
    "the license of another body of one profession",
    "ACCA member since 2022",
    { text: "The ideal candidate must have ACA", kind: "certification" },
    "unclear",
  ],
  [
    "a driving license of another country",
    "Führerausweis Kat. B",
    { text: "Full UK driving license", kind: "certification" },
    "unclear",
  ],
  [
    "a license that the person says is another",
    "No driving jobs please, my license is not CDL",
    { text: "Valid Class C license", kind: "certification" },
    "missing",
  ],
  [
    "a customer success manager, whose initials are also those of a certificate",
    "Certified Scrum Master (CSM), 2021",
    { text: "Worked as an account manager, CSM or sales rep", kind: "other" },
    "unclear",
  ],
  [
    "a level below the top of the person’s own scale",
    "Languages (5 excellent, 1 basic): Armenian native; English 4-5",
    { text: "Superb writing skills in English and Armenian", kind: "language" },
    "unclear",
  ],
  [
    "the same level where fluency is enough",
    "Languages (5 excellent, 1 basic): Armenian native; English 4-5",
    { text: "Fluency in English and Armenian", kind: "language" },
    "met",
  ],
  [
    "one of two languages beside a third that is asked for",
    "Deutsch Muttersprache, Französisch nur Schulkenntnisse",
    { text: "Stilsicher in Deutsch und sehr gute Französisch- oder Italienischkenntnisse", kind: "language" },
    "unclear",
  ],
  [
    "a program that people seldom write down",
    "Taught algebra in grades 7 to 12",
    { text: "Microsoft Word and Excel", skills: ["microsoft-word", "microsoft-excel"] },
    "unclear",
  ],
  [
    "one of many tools that would do",
    "Built services in Go for the metering team",
    { text: "Monitoring tools (Nagios, Prometheus, etc.)", skills: ["prometheus"] },
    "unclear",
  ],
])("the whole of a line is asked for: %s", (_, line, given, verdict) => {
  const requirement: Requirement = { id: "r1", text: "", kind: "skill", must: true, skills: [], ...given };
  const person = { asOf: "2026-11-21", resume: ["Experience", line] };
  expect(judge(requirement, person).verdict).toBe(verdict);
});
