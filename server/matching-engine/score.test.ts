import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JobColumns } from "./job-columns.ts";
import { candidateVector, jobVector } from "./rank.ts";
import { scoreFit } from "./score.ts";
import { candidateToSense } from "./sense/to-sense.ts";
import type { CandidateText, JobText } from "./types.ts";

const job: JobText = {
  title: "Senior Backend Engineer",
  text: "Requirements:\n- 5+ years of backend development\n- Go\n- Kubernetes and PostgreSQL\n- Bachelor's degree\n- Fluent in English\nNice to have:\n- Terraform",
  locations: ["Berlin, Germany"],
  salary: { currency: "EUR", period: "year", min: 7_000_000, max: 8_500_000 },
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

test("score: a fit is a whole number with its evidence", () => {
  expect(Number.isInteger(fit.score)).toBe(true);
  expect(fit.score).toBeGreaterThan(75);
  expect(fit.breaks).toEqual([]);
  expect(fit.requirements.filter(({ verdict }) => verdict === "met").length).toBeGreaterThanOrEqual(5);
});

describe("score: who a person is does not move it", () => {
  test.each([
    ["another name", resume.replace("Anna Schmidt", "Mohammed Al-Rashid")],
    ["a name that is a skill", resume.replace("Anna Schmidt", "Julia Rust")],
    ["another gender", resume.replace("She moved", "He moved")],
    ["an age", resume.replace("Anna Schmidt", "Anna Schmidt\nAge: 58, born 1968")],
    ["an origin", resume.replace("Anna Schmidt", "Anna Schmidt\nNationality: Nigerian, married")],
    ["another school", resume.replace("Stanford University", "Fachhochschule Flensburg College")],
    ["a school by its bare name", resume.replace("Stanford University", "Harvard")],
    ["years of study", resume.replace("2012 - 2015", "1984 - 1987")],
    ["an age in words", resume.replace("Anna Schmidt", "Anna Schmidt\nI am 58 years old")],
    [
      "a name throughout",
      resume.replace("She moved", "Julia Rust moved").replace("Anna Schmidt", "Julia Rust"),
    ],
    [
      "gendered titles",
      resume.replace("Backend engineer, Kobo", "Waitress and chairwoman, Kobo"),
      resume.replace("Backend engineer, Kobo", "Waiter and chairman, Kobo"),
    ],
    [
      "a form of address",
      resume.replace("Kobo Grid", "Mrs. Kobo Grid"),
      resume.replace("Kobo Grid", "Mr. Kobo Grid"),
    ],
    ["a picture", resume.replace("Anna Schmidt", "Anna Schmidt\nphoto.jpg")],
  ])("%s", (_, changed, other = resume) => {
    const own = { withheld: ["Julia Rust"] };
    expect(scoreFit(job, person(changed, own)).exact).toBe(scoreFit(job, person(other, own)).exact);
    expect(candidateToSense(person(changed, own))).toEqual(candidateToSense(person(other, own)));
  });
});

describe("score: conditions come first", () => {
  test.each<[string, Partial<CandidateText>, Partial<JobText>, keyof typeof fit.hard, string]>([
    ["next door", {}, {}, "place", "ok"],
    ["far away", { location: "Lisbon" }, {}, "place", "unknown"],
    ["not the preferred place", { wanted: { locations: ["Lisbon"] } }, {}, "place", "conflict"],
    ["on site instead of remote", { location: "Lisbon", wanted: { remote: true } }, {}, "place", "conflict"],
    [
      "remote in one country",
      { location: "Lisbon", wanted: { remote: true } },
      { remote: true },
      "place",
      "conflict",
    ],
    [
      "remote from anywhere",
      { location: "Lisbon", wanted: { remote: true } },
      { remote: true, remoteRegions: ["Worldwide"] },
      "place",
      "ok",
    ],
    [
      "remote from where the person works from",
      { location: "Lisbon", wanted: { remote: true, remoteFrom: ["European Union"] } },
      { remote: true },
      "place",
      "ok",
    ],
    ["another trade", { wanted: { titles: ["Nurse"] } }, { title: "Truck Driver" }, "trade", "conflict"],
    ["the trade of the last position", { wanted: { titles: ["Nurse"] } }, {}, "trade", "unknown"],
    ["the trade asked for", { wanted: { titles: ["Backend Developer"] } }, {}, "trade", "ok"],
    ["no permission to work", { wanted: { mayWorkIn: ["United States"] } }, {}, "place", "conflict"],
    [
      "remote elsewhere only",
      { location: "Lisbon" },
      { remote: true, remoteRegions: ["United States"], locations: [] },
      "place",
      "conflict",
    ],
    ["nothing known", { location: null }, {}, "place", "unknown"],
    ["enough pay", { wanted: { salary: 80, currency: "EUR" } }, {}, "salary", "ok"],
    ["too little pay", { wanted: { salary: 95, currency: "EUR" } }, {}, "salary", "conflict"],
    ["unknown pay", { wanted: { salary: 95 } }, { salary: null }, "salary", "unknown"],
    ["another form", { wanted: { types: ["Part Time"] } }, {}, "type", "conflict"],
    ["much experience for a small job", {}, { seniority: "Early Career (0-5)" }, "seniority", "unknown"],
    ["one level off", { wanted: { seniority: ["Mid Career (5-10)"] } }, {}, "seniority", "unknown"],
    ["two levels off", { wanted: { seniority: ["Early Career (0-5)"] } }, {}, "seniority", "conflict"],
  ])("%s", (_, candidate, more, name, state) => {
    const found = scoreFit({ ...job, ...more }, person(resume, candidate));
    expect(found.hard[name].verdict).toBe(state);
    if (state === "conflict") {
      expect(found.score).toBeLessThan(fit.score!);
      expect(found.breaks).toEqual([found.hard[name].sentence]);
    }
  });
});

test("score: what would raise the score is said, and once it is said it does", () => {
  const without = resume.replaceAll("Go", "COBOL");
  const found = scoreFit(job, person(without));
  expect(found.raise).toContain("If this applies to you, add it: Go.");
  expect(found.exact).toBeLessThan(fit.exact);
});

test("score: a posting of a title alone has none, and nothing is said to be met", () => {
  const bare = scoreFit({ title: job.title, locations: job.locations }, person(resume));
  expect(bare.score).toBeNull();
  expect(bare.exact).toBeLessThan(fit.exact);
  expect(bare.inputs).toContain("the posting says little, so there is no score");
});

test("score: stays within its bounds and is the same every time, whatever is written", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 12 }), (lines) => {
      const { exact } = scoreFit(job, person(lines.join("\n")));
      expect(exact).toBeGreaterThanOrEqual(0);
      expect(exact).toBeLessThanOrEqual(100);
      expect(scoreFit(job, person(lines.join("\n"))).exact).toBe(exact);
    }),
    { numRuns: 50 },
  );
});

describe("score: thousands of jobs at first sight", () => {
  const titles = [
    "Backend Engineer",
    "Nurse",
    "Sales Manager",
    "Go Developer",
    "Chef",
    "Site Reliability Engineer",
  ];
  const columns = new JobColumns();
  for (const title of titles) columns.set(title, jobVector({ title }), null);
  const wanted = candidateVector(person(resume));
  const order = () => {
    const scores = columns.firstSight(wanted, null);
    return columns.keys.toSorted(
      (a, b) => scores[columns.keys.indexOf(b)]! - scores[columns.keys.indexOf(a)]!,
    );
  };

  test("kindred jobs come first, in the same order every time", () => {
    expect(order().slice(0, 3).toSorted()).toEqual([
      "Backend Engineer",
      "Go Developer",
      "Site Reliability Engineer",
    ]);
    expect(order()).toEqual(order());
  });

  test("what a model read is mixed in, and what is gone makes room", () => {
    const [sense, other] = [new Int8Array(128).fill(16), new Int8Array(128).fill(-16)];
    const before = columns.firstSight(wanted, null)[1]!;
    columns.sense("Nurse", sense);
    expect(columns.firstSight(wanted, sense)[1]).toBeGreaterThan(before);
    expect(columns.firstSight(wanted, other)[1]).toBeLessThanOrEqual(before);
    columns.remove("Nurse");
    columns.set("Midwife", jobVector({ title: "Midwife" }), null);
    expect(columns.keys[1]).toBe("Midwife");
  });

  test("whatever comes and goes, every job keeps its own score", () => {
    const fresh = new JobColumns();
    const alone = new Map(
      titles.map((title) => {
        const one = new JobColumns();
        one.set(title, jobVector({ title }), null);
        return [title, one.firstSight(wanted, null)[0]!];
      }),
    );
    for (let nth = 0; nth < 3000; nth += 1) {
      const title = titles[nth % titles.length]!;
      fresh.set(`${nth % 1700}`, jobVector({ title }), null);
      if (nth % 7 === 0) fresh.remove(`${(nth * 3) % 1700}`);
    }
    const scores = fresh.firstSight(wanted, null);
    for (const [row, key] of fresh.keys.entries()) {
      const last = Number(key) + (Number(key) < 1300 ? 1700 : 0);
      const own = [titles[Number(key) % titles.length]!, titles[last % titles.length]!].map((title) =>
        alone.get(title)!,
      );
      if (key === null) expect(scores[row]).toBe(0);
      else expect(own.some((score) => Math.abs(score - scores[row]!) < 1e-6)).toBe(true);
    }
  });
});
