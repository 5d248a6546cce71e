import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import { applicationScores } from "#server/domains/applications/decision-log/tables.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { resumes } from "#server/domains/resumes/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper, aResume } from "#server/testing/candidates.ts";
import { type CompanyPerson, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import type { Question } from "#shared/jobs/questions.ts";

const world = openWorld();
const license: Question = {
  id: "license",
  kind: "yesNo",
  question: "Do you have a license?",
  required: true,
  knockOut: "No",
};

const linesSent = [
  "Software engineer, Kestrel, 2019-01 – present",
  "Built booking services with TypeScript, Node.js and PostgreSQL.",
];

/** Someone with two resumes, and a company with an employee to ask and a job that asks a question. */
async function aJobThatAsks(profile: Parameters<typeof aDeveloper>[1] = {}) {
  const { marit, job } = await aHiringTeam(world, {
    prompts: [license],
    jobTitle: "Software engineer",
    jobDescription: "<h2>Requirements</h2><ul><li>Experience with TypeScript and PostgreSQL</li></ul>",
  });
  const esi = await anEmployee(world, { companyId: job.companyId, fullName: "Esi Badu" });
  const dana = await aDeveloper(world, profile);
  const resumeId = await aResume(world, dana.candidateId, linesSent);
  await world.db.update(resumes).set({ isDefault: false }).where(eq(resumes.id, resumeId));
  const ask = (answer: string) =>
    dana.api.referrals.ask({
      query: {},
      body: {
        jobId: job.id,
        note: "I know these tides",
        resumeId,
        answers: answer ? [{ promptId: "license", answer }] : [],
      },
    });
  return { marit, job, esi, dana, resumeId, ask };
}
const seenBy = async ({ api }: CompanyPerson, id: string) =>
  (await api.applications.get({ params: { id } })) as ApplicationDetail;

test("referrals: who is referred reaches the team with answers, resume, note and score, as if they had applied", async () => {
  const { marit, esi, dana, resumeId, ask } = await aJobThatAsks();
  const { id, score } = await ask("No");
  expect(score).toBeNull();
  const params = { id };
  expect(await refusal(seenBy(marit, id))).toMatchObject({ statusCode: 404 });
  await world.db
    .update(resumes)
    .set({ lines: ["Something else"] })
    .where(eq(resumes.id, resumeId));
  await esi.api.referrals.refer({ params, body: { note: "A good engineer" } });
  expect(await seenBy(marit, id)).toMatchObject({
    applicationState: "pending",
    score: expect.any(Number),
    fit: { score: expect.any(Number) },
    answers: [{ question: license.question, answer: "No" }],
    knockOuts: [{ question: license.question, answer: "No" }],
    resume: { id: resumeId, lines: linesSent },
    pitch: "I know these tides",
    referral: { employeeName: "Esi Badu", note: "A good engineer" },
  });
  expect(await world.db.$count(applicationScores, eq(applicationScores.applicationId, id))).toBe(1);
  expect(await dana.api.applications.mine({ query: {} })).toMatchObject([
    { id, resumeId, answers: [{ answer: "No" }] },
  ]);
});

test("referrals: a draft stays while the request can be withdrawn and goes once someone refers", async () => {
  const { esi, dana, job, ask } = await aJobThatAsks();
  const params = { id: job.id };
  await dana.api.applications.saveDraft({ params, body: { data: { pitch: "I know these tides" } } });
  const { id } = await ask("No");
  expect(await dana.api.applications.draft({ params })).toMatchObject({
    data: { pitch: "I know these tides" },
  });
  await esi.api.referrals.refer({ params: { id }, body: {} });
  expect(await dana.api.applications.draft({ params })).toBeNull();
});

test("referrals: a profile that could not apply is completed before someone is asked", async () => {
  const { dana, ask } = await aJobThatAsks();
  await world.db.update(candidates).set({ location: null }).where(eq(candidates.id, dana.candidateId));
  expect(await refusal(ask("No"))).toMatchObject({ statusCode: 422, code: "PROFILE_INCOMPLETE" });
  expect(await dana.api.applications.mine({ query: {} })).toEqual([]);
});

test("referrals: the questions of the job are asked, and what is missing is named", async () => {
  const { ask, dana } = await aJobThatAsks();
  expect(await refusal(ask(""))).toMatchObject({
    statusCode: 422,
    details: { "answers.license": "Please answer this question" },
  });
  expect(await dana.api.applications.mine({ query: {} })).toEqual([]);
});

test("referrals: one that coworkers look at first is judged when the employee refers", async () => {
  const { marit, job, esi, ask } = await aJobThatAsks();
  await world.db.update(companies).set({ referralReviews: true }).where(eq(companies.id, job.companyId));
  const params = { id: (await ask("Yes")).id };
  await esi.api.referrals.refer({ params, body: {} });
  await marit.api.referrals.vote({ params, query: {}, body: { vote: "for" } });
  expect(await seenBy(marit, params.id)).toMatchObject({
    applicationState: "pending",
    score: expect.any(Number),
    knockOuts: [],
  });
});

test("referrals: someone who opted out of scores is referred without one", async () => {
  const { marit, esi, ask } = await aJobThatAsks({ scoring: false });
  const { id } = await ask("Yes");
  await esi.api.referrals.refer({ params: { id }, body: {} });
  expect(await seenBy(marit, id)).toMatchObject({ score: null, fit: null, answers: [{ answer: "Yes" }] });
});
