import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { sentResumes } from "#server/domains/applications/tables.ts";
import { resumes } from "#server/domains/resumes/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aDeveloper, aResume } from "#server/testing/candidates.ts";
import { aCandidate, type CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const page = async ({ api }: CandidatePerson, id: string) =>
  (await api.applications.get({ params: { id } })) as MyApplicationDetail;

test("application page: an application page shows the resume as it was sent, also after its owner changed it", async () => {
  const { marit, job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const { id } = await dana.api.applications.apply({ params: { id: job.id }, body: {} });
  await world.db
    .update(resumes)
    .set({ lines: ["Something else"] })
    .where(eq(resumes.id, dana.resumeId));

  const shown = await page(dana, id);
  expect(shown).toMatchObject({ view: "candidate", resume: { id: dana.resumeId, asSent: true } });
  expect(shown.resume!.lines).toContain("Dana Developer");
  expect(shown.stages.map((stage) => stage.id)).toEqual(["screen", "interview", "offer", "hired"]);
  const team = await marit.api.applications.get({ params: { id } });
  expect(team).toMatchObject({ view: "team", resume: { lines: shown.resume!.lines } });

  const stranger = await aCandidate(world);
  expect((await refusal(stranger.api.applications.get({ params: { id } }))).statusCode).toBe(404);
});

test("application page: an application from before copies were kept shows the resume of today, and says so", async () => {
  const { job } = await aHiringTeam(world);
  const candidate = await aCandidate(world);
  const resumeId = await aResume(world, candidate.candidateId);
  const { id } = await anApplication(world, job, { candidate, resumeId });
  expect(await page(candidate, id)).toMatchObject({ resume: { id: resumeId, asSent: false } });
  const without = await anApplication(world, job);
  expect((await page(without.candidate, without.id)).resume).toBeNull();
});

test("application page: an application page says when the team first opened it, where the company allows that", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  expect(await page(candidate, id)).toMatchObject({ tellsWhenSeen: true, seenAt: null });
  const opened = world.now();
  await marit.api.applications.markRead({ params: { id }, body: {} });
  await world.pass(3600);
  await dilip.api.applications.markRead({ params: { id }, body: {} });
  expect((await page(candidate, id)).seenAt).toBe(opened.toISOString());

  const params = { id: marit.companyId };
  await marit.api.companies.update({ params, body: { tellsWhenSeen: false } });
  expect(await page(candidate, id)).toMatchObject({ tellsWhenSeen: false, seenAt: null });
});

test("application page: an application page says until when an answer comes, as long as one is awaited", async () => {
  const { marit, job } = await aHiringTeam(world);
  await marit.api.companies.update({ params: { id: marit.companyId }, body: { answerDays: 30 } });
  const { id, candidate } = await anApplication(world, job);
  const inThirtyDays = new Date(world.now().getTime() + 30 * 86_400_000).toISOString();
  expect((await page(candidate, id)).answerBy).toBe(inThirtyDays);
  await marit.api.applications.accept({ params: { id }, body: {} });
  expect((await page(candidate, id)).answerBy).toBeNull();
});

test("application page: a withdrawal is called withdrawn on both sides, an invitation turned down is not", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  const withdrawn = await candidate.api.applications.withdraw({ params: { id }, body: {} });
  expect(withdrawn).toMatchObject({ applicationState: "declined", shownAs: "withdrawn" });
  expect(await candidate.api.applications.mine()).toMatchObject([{ id, shownAs: "withdrawn" }]);

  const query = { type: "passed", jobId: job.id } as const;
  const passed = await marit.api.applications.companyFeed({ query });
  expect(passed.applications).toMatchObject([{ id, shownAs: "withdrawn" }]);
  const stats = await marit.api.applications.feedStats({ params: { id: job.id } });
  expect(stats.passed).toBe(1);
  const tracker = await candidate.api.applications.trackerStats({ query: {} });
  expect(tracker).toMatchObject({ total: 1, declined: 1, interviewing: 0 });
  const refused = await refusal(marit.api.applications.reopen({ params: { id }, body: {} }));
  expect(refused.message).toMatch(/The application has been withdrawn\.$/);

  const invited = await anApplication(world, job, { applicationState: "outbound" });
  const answer = { params: { id: invited.id }, body: { accept: false } };
  expect(await invited.candidate.api.applications.answerInvitation(answer)).toMatchObject({
    shownAs: "declined",
  });
});

test("application page: someone who was invited has sent nothing until they apply themselves", async () => {
  const { marit, job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const invite = { candidateId: dana.candidateId, jobId: job.id };
  await marit.api.networks.invite({ body: { candidates: [invite] } });
  await world.settle();
  const [invited] = await dana.api.applications.mine();
  expect(invited).toMatchObject({ shownAs: "invited", applied: false });
  const answer = { params: { id: invited!.id }, body: { accept: false } };
  const declined = await dana.api.applications.answerInvitation(answer);
  expect(declined).toMatchObject({ applied: false, canApplyAgain: true });
  await dana.api.applications.apply({ params: { id: job.id }, body: {} });
  expect(await page(dana, invited!.id)).toMatchObject({ shownAs: "pending", applied: true });
});

test("application page: who applies again after withdrawing is pending, unseen and with the resume of today", async () => {
  const { marit, job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const { id } = await dana.api.applications.apply({ params: { id: job.id }, body: {} });
  await marit.api.applications.markRead({ params: { id }, body: {} });
  await dana.api.applications.withdraw({ params: { id }, body: {} });
  const other = await aResume(world, dana.candidateId, ["A newer resume"]);
  await dana.api.applications.apply({ params: { id: job.id }, body: { resumeId: other } });
  const shown = await page(dana, id);
  expect(shown).toMatchObject({ shownAs: "pending", seenAt: null });
  expect(shown.resume).toMatchObject({ id: other, asSent: true, lines: ["A newer resume"] });
  const kept = await world.db.select().from(sentResumes).where(eq(sentResumes.applicationId, id));
  expect(kept).toHaveLength(1);
});

test("application page: someone who applies again sees where they applied from the second time", async () => {
  const { job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const params = { id: job.id };
  const { id } = await dana.api.applications.apply({ params, body: { source: "Search" } });
  await dana.api.applications.withdraw({ params: { id }, body: {} });
  await dana.api.applications.apply({ params, body: { source: "Matches" } });
  expect(await page(dana, id)).toMatchObject({ source: "Matches" });
});
