import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#server/domains/jobs/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aPublished } from "#server/testing/external-jobs.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const over = { statusCode: 409, code: "JOB_CLOSED", message: "The last day to apply was November 10, 2026." };
const end = (id: string, closesOn: string) => world.db.update(jobs).set({ closesOn }).where(eq(jobs.id, id));

test("last day to apply: once it is over nobody applies, though the job has not closed yet", async () => {
  const { job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const invited = await anApplication(world, job, { candidate: ann, applicationState: "outbound" });
  const late = await aCandidate(world);
  await end(job.id, "2026-11-10");
  expect(await refusal(late.api.applications.apply({ params: { id: job.id }, body: {} }))).toMatchObject(
    over,
  );
  const answer = (accept: boolean) =>
    ann.api.applications.answerInvitation({ params: { id: invited.id }, body: { accept }, query: {} });
  expect(await refusal(answer(true))).toMatchObject(over);
  await end(job.id, "2026-11-21");
  expect(await late.api.applications.apply({ params: { id: job.id }, body: {} })).toMatchObject({
    applicationState: "pending",
  });
});

test("last day to apply: it holds for a job without an account, for guests, too", async () => {
  const { id, jobId } = await aPublished(world);
  await end(jobId, "2026-11-10");
  const person = {
    fullName: "La Te",
    email: "la.te@people.example",
    password: "correct horse battery",
    linkedInUrl: "https://www.linkedin.com/in/la-te",
    location: "Leeds, United Kingdom",
  };
  const applying = world.client().externalJobs.applyNew({ params: { id }, body: person });
  expect(await refusal(applying)).toMatchObject(over);
});
