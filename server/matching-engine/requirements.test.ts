import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askedYears } from "./requirement-kinds.ts";
import { readRequirements } from "./requirements.ts";

const ad = `
<p>We build pumps that talk.</p>
<h3>What you'll do</h3><ul><li>Own the services written in Java</li></ul>
<h3>Requirements</h3>
<ul>
  <li>5+ years of backend development in production</li>
  <li>You have strong experience with Go or Rust</li>
  <li>Bachelor's degree in computer science or equivalent experience</li>
  <li>Fluent in German</li>
  <li>AWS certification</li>
  <li>Kubernetes is a plus</li>
  <li>A positive attitude</li>
</ul>
<p>We are an equal opportunity employer and use Python for everything.</p>
<h3>Nice to have</h3>
<ul><li>PostgreSQL</li></ul>
<h3>Benefits</h3><ul><li>Excel courses</li></ul>`;

describe("requirements: an ad with lists", () => {
  const requirements = readRequirements({ title: "Backend engineer", descriptionHtml: ad });
  const about = (words: string) => requirements.find(({ text }) => text.includes(words));

  test.each([
    ["5+ years", "years", true],
    ["Go or Rust", "skill", true],
    ["Bachelor's", "degree", true],
    ["German", "language", true],
    ["AWS", "certification", true],
    ["Kubernetes", "skill", false],
    ["PostgreSQL", "skill", false],
  ])("%s is %s, a condition: %s", (words, kind, must) => {
    expect(about(words)).toMatchObject({ kind, must });
  });

  test("tasks, benefits, attitudes and prose after a list are no requirements", () => {
    expect(requirements).toHaveLength(7);
  });

  test("years and skills are read", () => {
    expect(about("5+ years")?.years).toBe(5);
    expect(about("Go or Rust")?.skills).toEqual(["go", "rust"]);
    expect(about("Go or Rust")?.text).toBe("Strong experience with Go or Rust");
  });
});

test("requirements: an ad in plain text with dashes is read like one in markup", () => {
  const text = "About us\nWe ship.\n\nQualifications:\n- 3 years with TypeScript\n- SQL\n\nBonus:\n- Docker";
  expect(readRequirements({ title: "Developer", text }).map((found) => [found.text, found.must])).toEqual([
    ["3 years with TypeScript", true],
    ["SQL", true],
    ["Docker", false],
  ]);
});

test("requirements: an ad without a list is read by its sentences, a bare one by its title", () => {
  const text = "We sell tea. Experience with React is required. Our office is blue.";
  expect(readRequirements({ title: "Frontend developer", text })[0]?.text).toContain("React");
  expect(readRequirements({ title: "Senior Python Developer" })).toMatchObject([
    { kind: "skill", skills: ["python"] },
  ]);
});

describe("requirements: an ad in running text", () => {
  const asked = (text: string) =>
    readRequirements({ title: "", text }).map((found) => [found.kind, found.text]);

  test.each([
    ["what is given", "The day after a night on call is free. We meet in San Francisco twice a year.", []],
    ["what is not needed", "No experience in retail is needed.", []],
    [
      "several things in one sentence",
      "Degree in law, three to six years in a firm, taxes and mergers.",
      [
        ["degree", "Degree in law"],
        ["years", "Three to six years in a firm, taxes and mergers"],
      ],
    ],
  ])("%s", (_, text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test("the lower end of a range of years is enough", () => {
    expect(readRequirements({ title: "", text: "Three to six years in a firm." })[0]?.years).toBe(3);
  });
});

describe("requirements: what is told and not asked", () => {
  const told = `Lanternfish | Engineer | Remote
We've been around for over 10 years and we're all about quality software.
Honestly we don't care what technology stack you are familiar with.
At Lanternfish you will be working with a talented team on Kubernetes.
Requirements:
- 3 years of experience with Python
- Knowledge of PostgreSQL`;
  const texts = readRequirements({ title: "Engineer", text: told }).map(({ text }) => text);

  test.each(["around for over", "don't care", "talented team"])("%s is no requirement", (words) => {
    expect(texts.filter((text) => text.includes(words))).toEqual([]);
  });

  test("what is asked for is all there is", () => {
    expect(texts).toEqual(["3 years of experience with Python", "Knowledge of PostgreSQL"]);
  });
});

test("requirements: a list without line breaks asks for the same", () => {
  const text =
    "Staff Nurse Requirements Valid NMC registration Two years of experience in elderly care Desirable Knowledge of SystmOne Benefits Free parking";
  expect(
    readRequirements({ title: "Staff Nurse", text }).map(({ kind, must }) => [kind, must]),
  ).toContainEqual(["certification", true]);
});

test("requirements: what the hiring team edited stands", () => {
  const own = [{ id: "x", text: "Kind", kind: "other" as const, must: true, skills: [] }];
  expect(readRequirements({ title: "Nurse", text: ad, requirements: own })).toEqual(own);
});

test("requirements: any ad has at most eight requirements of at most 140 characters, each with its own id", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom("Requirements:", "- Go", "• 5 years")),
      ),
      (lines) => {
        const found = readRequirements({ title: "Engineer", text: lines.join("\n") });
        expect(found.length).toBeLessThanOrEqual(8);
        expect(found.every(({ text }) => text.length > 0 && text.length <= 140)).toBe(true);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  "Medacs has over 20 years experience and is a leading provider of healthcare professionals",
  "Candidates will be subject to an enhanced DBS disclosure",
  "We will pay for you to complete an enhanced DBS check",
  "The successful candidate will have the following skills:",
  "She spent 14 years in marketing prior to becoming a recruiter",
])("requirements: what a company says about itself is no requirement: %s", (line) => {
  const asked = readRequirements({
    title: "Nurse",
    text: `Requirements\n- Current NMC registration\n- ${line}`,
  });
  expect(asked.map(({ text }) => text)).toEqual(["Current NMC registration"]);
});

test.each([
  ["18 months’ post registration experience", 1.5],
  ["36 Monate Berufserfahrung", 3],
  ["Expérience : 12 mois", 1],
  ["At least 9 months of experience", 0.75],
  ["24 meses de experiencia en ventas", 2],
  ["12 months fixed-term contract, experience preferred", null],
  ["Gain experience within your first 6 months", null],
  ["3 years of experience", 3],
])("requirements: “%s” asks for %s years", (line, years) => {
  expect(askedYears(line)).toBe(years);
});
