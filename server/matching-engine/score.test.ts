import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { candidateVector, jobVector, lookup, quickScore, rankJobs } from "./rank.ts";
import { scoreFit } from "./score.ts";
import type { CandidateText, JobText } from "./types.ts";

const job: JobText = {
  title: "Senior Backend Engineer",
  text: "Requirements:\n- 5+ years of backend development\n- Go\n- Kubernetes and PostgreSQL\n- Bachelor's degree\n- Fluent in English\nNice to have:\n- Terraform",
  locations: ["Berlin, Germany"],
  salary: { currency: "EUR", period: "year", min: 70_000, max: 85_000 },
  employmentType: "Full Time",
};
const resume = `Anna Schmidt
Experience
Backend engineer, Kobo Grid, 2016 - present
She moved the services to Go and Kubernetes, and kept PostgreSQL fast.
Education
BSc Computer Science, Stanford University, 2012 - 2015
Skills
Go, Terraform, Kubernetes
Languages
English`;
const person = (text: string, more: Partial<CandidateText> = {}): CandidateText => ({
  asOf: "2026-11-21",
  resume: text.split("\n"),
  location: "Potsdam, Germany",
  ...more,
});
const fit = scoreFit(job, person(resume));

test("a fit is a whole number with its evidence", () => {
  expect(Number.isInteger(fit.score)).toBe(true);
  expect(fit.score).toBeGreaterThan(75);
  expect(fit.requirements.filter(({ verdict }) => verdict === "met").length).toBeGreaterThanOrEqual(5);
});

describe("who somebody is does not move the score", () => {
  test.each([
    ["another name", resume.replace("Anna Schmidt", "Mohammed Al-Rashid")],
    ["a name that is a skill", resume.replace("Anna Schmidt", "Julia Rust")],
    ["another gender", resume.replace("She moved", "He moved")],
    ["an age", resume.replace("Anna Schmidt", "Anna Schmidt\nAge: 58, born 1968")],
    ["an origin", resume.replace("Anna Schmidt", "Anna Schmidt\nNationality: Nigerian, married")],
    ["another school", resume.replace("Stanford University", "Fachhochschule Flensburg College")],
    [
      "a name throughout",
      resume.replace("She moved", "Julia Rust moved").replace("Anna Schmidt", "Julia Rust"),
    ],
    ["a picture", resume.replace("Anna Schmidt", "Anna Schmidt\nphoto.jpg")],
  ])("%s", (_, changed) => {
    expect(scoreFit(job, person(changed, { withheld: ["Julia Rust"] })).score).toBe(fit.score);
  });
});

describe("conditions come first", () => {
  test.each<[string, Partial<CandidateText>, Partial<JobText>, keyof typeof fit.hard, string]>([
    ["next door", {}, {}, "place", "ok"],
    ["far away", { location: "Lisbon" }, {}, "place", "unknown"],
    ["not where the wish is", { wanted: { locations: ["Lisbon"] } }, {}, "place", "conflict"],
    ["on site instead of remote", { location: "Lisbon", wanted: { remote: true } }, {}, "place", "conflict"],
    ["remote", { location: "Lisbon" }, { remote: true }, "place", "ok"],
    [
      "remote elsewhere only",
      { location: "Lisbon" },
      { remote: true, remoteRegions: ["United States"], locations: [] },
      "place",
      "unknown",
    ],
    ["nothing known", { location: null }, {}, "place", "unknown"],
    ["enough pay", { wanted: { salary: 80, currency: "EUR" } }, {}, "salary", "ok"],
    ["too little pay", { wanted: { salary: 95, currency: "EUR" } }, {}, "salary", "conflict"],
    ["unknown pay", { wanted: { salary: 95 } }, { salary: null }, "salary", "unknown"],
    ["another form", { wanted: { types: ["Part Time"] } }, {}, "type", "conflict"],
    ["much experience for a small job", {}, { seniority: "Early Career (0-5)" }, "seniority", "ok"],
    [
      "another level wished",
      { wanted: { seniority: ["Mid Career (5-10)"] } },
      { seniority: "Senior (10+)" },
      "seniority",
      "conflict",
    ],
  ])("%s", (_, candidate, more, name, state) => {
    const found = scoreFit({ ...job, ...more }, person(resume, candidate));
    expect(found.hard[name].verdict).toBe(state);
    if (state === "conflict") expect(found.score).toBeLessThan(fit.score);
  });
});

test("what would raise the score is said, and once it is said it does", () => {
  const without = resume.replaceAll("Go", "COBOL");
  const found = scoreFit(job, person(without));
  expect(found.raise).toContain("Add this if it is true of you: Go.");
  expect(found.score).toBeLessThan(fit.score);
});

test("meaning moves the score up and down, never out of its bounds", () => {
  expect(scoreFit(job, person(resume), { semantic: 0 }).score).toBeLessThan(
    scoreFit(job, person(resume), { semantic: 1 }).score,
  );
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 60 }), { maxLength: 12 }),
      fc.double({ noNaN: true }),
      (lines, semantic) => {
        const { score } = scoreFit(job, person(lines.join("\n")), { semantic });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(scoreFit(job, person(lines.join("\n")), { semantic }).score).toBe(score);
      },
    ),
    { numRuns: 50 },
  );
});

describe("thousands of jobs at first sight", () => {
  const titles = [
    "Backend Engineer",
    "Nurse",
    "Sales Manager",
    "Go Developer",
    "Chef",
    "Site Reliability Engineer",
  ];
  const vectors = titles.map((title) => jobVector({ title }));

  test("kindred jobs come first, in the same order every time", () => {
    const order = rankJobs(person(resume), vectors).map(({ index }) => titles[index]);
    expect(order.slice(0, 3).toSorted()).toEqual([
      "Backend Engineer",
      "Go Developer",
      "Site Reliability Engineer",
    ]);
    expect(rankJobs(person(resume), vectors, { limit: 2 })).toHaveLength(2);
  });

  test("meaning can be mixed in", () => {
    const known = lookup(candidateVector(person(resume)));
    expect(quickScore(known, vectors[1]!, 1)).toBeGreaterThan(quickScore(known, vectors[1]!));
  });

  test("five thousand jobs rank within 50 ms", () => {
    const many = Array.from({ length: 5000 }, (_, index) => vectors[index % vectors.length]!);
    const candidate = person(resume);
    const times = Array.from({ length: 8 }, () => {
      const started = performance.now();
      rankJobs(candidate, many);
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
