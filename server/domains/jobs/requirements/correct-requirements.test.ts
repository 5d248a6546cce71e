import { describe, expect, test } from "vitest";
import type { CorrectedRequirement } from "#contract/job-requirements.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openWorld } from "#server/testing/world.ts";
import { correctRequirements } from "./correct-requirements.ts";
import { readWrittenRequirements } from "#server/matching-engine/index.ts";

const description = (...lines: string[]) =>
  `<h3>What you bring</h3><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
const read = (...lines: string[]) =>
  readWrittenRequirements({ title: "", descriptionHtml: description(...lines) });
const kept = (given: Partial<CorrectedRequirement>): CorrectedRequirement => ({
  from: [],
  text: "",
  must: true,
  skills: null,
  years: null,
  alternatives: [],
  ...given,
});
const lines = ["5 years of C", "Rust", "Kafka"];

describe("requirements: the team's corrections", () => {
  const cases: [string, Parameters<typeof correctRequirements>[1], string[]][] = [
    ["nothing corrected", null, ["5 years of C!", "Rust!", "Kafka!"]],
    [
      "a must becomes nice in its place",
      { kept: [kept({ from: ["Rust"], text: "Rust", must: false })], removed: [] },
      ["5 years of C!", "Rust", "Kafka!"],
    ],
    ["a line is no requirement", { kept: [], removed: ["Kafka"] }, ["5 years of C!", "Rust!"]],
    [
      "two become alternatives",
      {
        kept: [
          kept({ from: ["5 years of C", "Rust"], text: "C or Rust", alternatives: ["5 years of C", "Rust"] }),
        ],
        removed: [],
      },
      ["C or Rust!", "Kafka!"],
    ],
    [
      "one is added by hand",
      { kept: [kept({ text: "A boat licence" })], removed: [] },
      ["5 years of C!", "Rust!", "Kafka!", "A boat licence!"],
    ],
    [
      "a line that is gone takes its correction with it",
      { kept: [kept({ from: ["Haskell"], text: "Haskell", must: false })], removed: ["COBOL"] },
      ["5 years of C!", "Rust!", "Kafka!"],
    ],
  ];
  test.each(cases)("%s", (_, corrections, wanted) => {
    const shown = correctRequirements(read(...lines), corrections).map(
      ({ requirement }) => `${requirement.text}${requirement.must ? "!" : ""}`,
    );
    expect(shown).toEqual(wanted);
  });

  test("a correction follows its line when the description is rewritten", () => {
    const corrections = {
      kept: [kept({ from: ["5 years of C on boards"], text: "5 years of C on boards", must: false })],
      removed: [],
    };
    const [first] = correctRequirements(read("6 years of C on boards"), corrections);
    expect(first?.requirement).toMatchObject({ text: "6 years of C on boards", years: 6, must: false });
  });

  test("skills are compared by their ids, names no list knows by their letters", () => {
    const corrections = {
      kept: [kept({ text: "Real-time systems", skills: ["PostgreSQL", "Zephyr"], years: 3 })],
      removed: [],
    };
    expect(correctRequirements([], corrections)[0]?.requirement).toMatchObject({
      kind: "years",
      years: 3,
      skills: ["postgresql"],
      names: ["Zephyr"],
    });
  });
});

const world = openWorld();
const ranPostgres = {
  title: "Engineer",
  companyName: "Acme",
  companyURL: null,
  start: "2018",
  end: null,
  current: true,
  description: "Ran PostgreSQL.",
};

test("requirements: what a description asks for is read before it is saved, with the corrections so far", async () => {
  const { api } = await aCompanyAdmin(world);
  const asked = await api.jobs.readRequirements({
    body: {
      jobTitle: "Embedded engineer",
      jobDescription: description("5 years of C or Rust", "Experience with Zephyr RTOS"),
      requirementCorrections: {
        kept: [kept({ from: ["Experience with Zephyr RTOS"], text: "Zephyr", must: false })],
        removed: [],
      },
    },
  });
  expect(asked).toMatchObject([
    { text: "5 years of C or Rust", must: true, years: 5, skills: ["C", "Rust"], correction: null },
    { text: "Zephyr", must: false, skills: ["Zephyr"], correction: 0, from: ["Experience with Zephyr RTOS"] },
  ]);
});

test("requirements: a correction changes the fit of whoever applied before, and outlives a new description", async () => {
  const { marit, job } = await aHiringTeam(world, { qualificationScore: 0, jobTitle: "Engineer" });
  const params = { id: job.id };
  await marit.api.jobs.update({ params, body: { jobDescription: description("PostgreSQL", "Haskell") } });
  const ann = await aCandidate(world, {
    profile: { workExperience: [ranPostgres] },
  });
  const sent = await ann.api.applications.apply({ params, body: {} });
  const fitNow = async () => (await marit.api.applications.get({ params: { id: sent.id } })).fit!;
  const before = await fitNow();
  expect(before.requirements.map(({ text, verdict }) => [text, verdict])).toEqual([
    ["PostgreSQL", "met"],
    ["Haskell", "missing"],
  ]);

  const requirementCorrections = {
    kept: [
      kept({
        from: ["PostgreSQL", "Haskell"],
        text: "PostgreSQL or Haskell",
        alternatives: ["PostgreSQL", "Haskell"],
      }),
    ],
    removed: [],
  };
  const changed = await marit.api.jobs.update({ params, body: { requirementCorrections } });
  expect(changed.requirements).toMatchObject([{ text: "PostgreSQL or Haskell", must: true }]);
  expect(changed.requirementCorrections).toEqual(requirementCorrections);
  await world.settle();
  const after = await fitNow();
  expect(after.requirements.map(({ text, verdict }) => [text, verdict])).toEqual([
    ["PostgreSQL or Haskell", "met"],
  ]);
  expect(after.score).toBeGreaterThan(before.score!);

  const again = await marit.api.jobs.update({
    params,
    body: { jobDescription: description("PostgreSQL", "Haskell", "Kafka") },
  });
  expect(again.requirements.map(({ text }) => text)).toEqual(["PostgreSQL or Haskell", "Kafka"]);
});

test("requirements: what the team corrected is nobody else's business", async () => {
  const { marit, job } = await aHiringTeam(world);
  await marit.api.jobs.update({
    params: { id: job.id },
    body: { requirementCorrections: { kept: [kept({ text: "A boat licence" })], removed: [] } },
  });
  const seen = await world.client().jobs.get({ params: { id: job.id } });
  expect(seen.requirementCorrections).toBeNull();
  expect(seen.requirements.map(({ text }) => text)).toContain("A boat licence");
});

test("requirements: who applied to a job of many is compared again in several rounds", async () => {
  const { marit, job } = await aHiringTeam(world);
  const params = { id: job.id };
  const people = await Promise.all(Array.from({ length: 22 }, () => aCandidate(world)));
  for (const { api } of people) await api.applications.apply({ params, body: {} });
  await world.settle();
  await marit.api.jobs.update({
    params,
    body: { requirementCorrections: { kept: [kept({ text: "A boat licence" })], removed: [] } },
  });
  await world.settle();
  const last = await people.at(-1)!.api.applications.mine();
  const shown = await marit.api.applications.get({ params: { id: last[0]!.id } });
  expect(shown.fit!.requirements.at(-1)?.text).toBe("A boat licence");
  expect(await aJob(world)).toMatchObject({ requirementCorrections: null });
});
