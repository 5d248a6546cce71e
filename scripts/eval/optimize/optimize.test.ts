import { expect, test } from "vitest";
import { ResumeStyle } from "#contract/resume-style.ts";
import { ResumeContent } from "#contract/resumes.ts";
import { contentFrom } from "#server/domains/resumes/content.ts";
import { readJob } from "#server/matching-engine/index.ts";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { optimize } from "#server/resume-tailoring/optimize.ts";
import { withChanges } from "#shared/resumes/operations.ts";
import { labelledPairs } from "../labelled-pairs.ts";
import { fabricationsIn } from "./fabrications.ts";
import { comesThrough, readRewords } from "./stub-model.ts";

test("optimize: a model that lies in 50 ways is refused each time", async () => {
  const lies = readRewords("lies.txt");
  expect(new Set(lies.map(({ kind }) => kind)).size).toBe(50);
  expect(await comesThrough(lies)).toEqual([]);
});

test("optimize: of 200 honest rewordings at most 3 % are refused", async () => {
  const honest = readRewords("honest-rewords.txt");
  expect(honest).toHaveLength(200);
  expect((await comesThrough(honest)).length).toBeGreaterThanOrEqual(194);
});

test("optimize: without a model nothing is made up, all proposals can be made, and nothing is left when they are undone", async () => {
  const { people, ads } = labelledPairs();
  const jobs = ads.map(({ text }) => readJob({ title: text.split("\n")[0]!, text }));
  for (const { resume: text, fits } of people.slice(0, 12)) {
    const read = await readBytes({ bytes: new TextEncoder().encode(text), fileName: "resume.txt" });
    const resume = { content: ResumeContent.parse(contentFrom(read)), style: ResumeStyle.parse({}) };
    const before = JSON.stringify(resume);
    for (const { requirements, job } of fits.slice(0, 3).map((at) => jobs[at]!)) {
      const { operations } = optimize(resume, { requirements, jobTitle: job.title, asOf: "2026-11-24" });
      const { resume: changed, lost } = withChanges(resume, operations);
      expect(lost).toEqual([]);
      expect(fabricationsIn(resume.content, changed.content)).toEqual([]);
    }
    expect(JSON.stringify(resume)).toBe(before);
  }
});
