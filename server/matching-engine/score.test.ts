import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JobColumns } from "./job-columns.ts";
import { candidateVector, jobVector } from "./rank.ts";
import { scoreFit } from "./score.ts";
import { candidateToSense } from "./sense/to-sense.ts";
import type { CandidateText, JobText } from "./types.ts";
import {
  scoreSwaps,
  swapJob as job,
  swappedResume as resume,
  swapPerson,
} from "#server/testing/score-swaps.ts";

const person = (text: string, more: Partial<CandidateText> = {}): CandidateText => ({
  ...swapPerson,
  resume: text.split("\n"),
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
  test.each(scoreSwaps)("%s", (_, changed, other = resume) => {
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
    [
      "remote in the EEA, which is more than the European Union",
      { location: "Oslo, Norway", wanted: { remote: true } },
      { remote: true, remoteRegions: ["EEA"], locations: [] },
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
