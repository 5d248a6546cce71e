import { expect, test } from "vitest";
import type { Fit } from "#contract/fit-shapes.ts";
import { fitForTeam } from "./fit-for-team.ts";

const ok = { verdict: "ok", sentence: "You’ve worked as nurse." } as const;
const below = "Pays $9,000 a year less than you asked.";
const project = { name: "", description: "", link: null, start: null, end: null };
const kept: Fit = {
  score: 60,
  modelVersion: "fit-13",
  requirements: [
    {
      id: "r1",
      text: "React",
      must: true,
      verdict: "met",
      evidence: { source: "resume", line: "Moved forty thousand lines of React.", lineIndex: 4 },
      note: null,
    },
    {
      id: "r2",
      text: "Docker",
      must: false,
      verdict: "met",
      evidence: { source: "profile", line: "Docker", lineIndex: 1 },
      note: null,
    },
    {
      id: "r3",
      text: "Kubernetes",
      must: false,
      verdict: "met",
      evidence: { source: "profile", line: "Kubernetes for a museum", lineIndex: 0 },
      note: null,
    },
  ],
  hard: {
    trade: ok,
    place: { verdict: "conflict", sentence: "In Oslo, where you can’t work without a permit." },
    salary: { verdict: "conflict", sentence: below },
    type: ok,
    seniority: ok,
  },
  breaks: ["In Oslo, where you can’t work without a permit.", below],
  raise: ["If this applies to you, add it: Kubernetes."],
  inputs: ["the working hours of the team and yours"],
};

test("fit for teams: an older fit of someone who sent nothing keeps its resume, its projects and its pay back", () => {
  const shown = fitForTeam(kept, {
    resume: false,
    unsent: { projects: [{ ...project, name: "Docker" }], certification: [], languages: [] },
  });
  expect(shown.requirements.map(({ evidence }) => evidence?.line ?? null)).toEqual([
    null,
    null,
    "Kubernetes for a museum",
  ]);
  expect(shown.hard.salary).toEqual({ verdict: "unknown", sentence: "Pay is compared once they apply." });
  expect(shown.breaks).toEqual(["In Oslo, where they can’t work without a permit."]);
});

test("fit for teams: of someone who applied everything is read, said of them and not to them", () => {
  const shown = fitForTeam(kept, { resume: true, unsent: null });
  expect(shown.requirements).toEqual(kept.requirements);
  expect(shown).toMatchObject({
    score: 60,
    hard: {
      trade: { sentence: "They’ve worked as nurse." },
      salary: { verdict: "conflict", sentence: "Pays $9,000 a year less than they asked." },
    },
    raise: [],
    inputs: ["the working hours of the team and theirs"],
  });
});

test("fit for teams: a yes sends no resume, so that none is quoted, and the rest is read", () => {
  const shown = fitForTeam(kept, { resume: false, unsent: null });
  expect(shown.requirements.map(({ evidence }) => evidence?.line ?? null)).toEqual([
    null,
    "Docker",
    "Kubernetes for a museum",
  ]);
  expect(shown.hard.salary.verdict).toBe("conflict");
});
