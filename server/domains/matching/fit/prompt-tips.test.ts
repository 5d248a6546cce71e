import { expect, test } from "vitest";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const prompts = [
  { id: "start", kind: "text" as const, question: "When could you start?", required: false },
  {
    id: "cluster",
    kind: "text" as const,
    question: "Tell us about a Kubernetes cluster you ran.",
    required: false,
  },
];
const aClusterJob = (asked = prompts) =>
  aJob(world, {
    jobTitle: "Software engineer",
    jobDescription: "<h3>What you bring</h3><ul><li>Kubernetes</li><li>PostgreSQL</li><li>Elixir</li></ul>",
    prompts: asked,
  });

test("score tips: tips are what the score lacks, with the question to say it in, and saying it raises the score", async () => {
  const { api, candidateId } = await aDeveloper(world);
  const job = await aClusterJob();
  const params = { candidateId, jobId: job.id };
  const { scored, tips } = await api.matching.promptTips({ params });
  const { fit } = await api.matching.forJob({ params });
  expect(scored).toBe(true);
  expect(tips.map(({ tip }) => tip)).toEqual(fit!.raise);
  expect(tips.map(({ requirement }) => requirement)).not.toContain("PostgreSQL");
  expect(tips.find(({ requirement }) => /Kubernetes/.test(requirement))).toMatchObject({
    where: "answer",
    prompt: { id: "cluster" },
  });
  expect(tips.find(({ requirement }) => /Elixir/.test(requirement))).toMatchObject({
    where: "answer",
    prompt: null,
  });
  const silent = await aClusterJob([]);
  const unasked = await api.matching.promptTips({ params: { candidateId, jobId: silent.id } });
  expect(unasked.tips.map(({ where }) => where)).toEqual(unasked.tips.map(() => "profile"));
  const answers = [{ promptId: "cluster", answer: "I ran our Kubernetes cluster for three years." }];
  const sent = await api.applications.apply({ params: { id: job.id }, body: { answers } });
  expect(sent.score).toBeGreaterThan(fit!.score!);
});

test("score tips: who is not scored gets no tips, and a stranger's are not there", async () => {
  const quiet = await aDeveloper(world, { scoring: false });
  const job = await aClusterJob();
  const params = { candidateId: quiet.candidateId, jobId: job.id };
  expect(await quiet.api.matching.promptTips({ params })).toEqual({ scored: false, tips: [] });
  const stranger = await aCandidate(world);
  expect((await refusal(stranger.api.matching.promptTips({ params }))).statusCode).toBe(404);
});

test("saved jobs: several are added at once, and one that is gone does not hold up the others", async () => {
  const { api } = await aCandidate(world);
  const jobs = [await aJob(world), await aJob(world), await aJob(world, { status: "draft" })];
  const [first, second, draft] = jobs.map(({ id }) => id) as [string, string, string];
  await api.jobTracker.saveJobs({ body: { list: [first] } });
  const { list, refused } = await api.jobTracker.saveJobs({ body: { list: [first, second, draft] } });
  expect(list.toSorted()).toEqual([first, second].toSorted());
  expect(refused).toMatchObject([{ id: draft, code: "NOT_FOUND" }]);
  expect((await api.jobTracker.savedJobs()).list).toEqual(list);
});
