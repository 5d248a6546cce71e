import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { aQuestion } from "#server/testing/questions.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });
const shownOn = (jobId: string) => world.client().questions.ofJob(one(jobId));

test("questions: employees read what is asked, not by whom, and the answer reaches who asked", async () => {
  const { esi, ann, question, job } = await aQuestion(world);
  const { questions } = await esi.api.questions.list({ query: { state: "pending" } });
  expect(questions).toMatchObject([{ id: question.id, state: "pending", job: { id: job.id } }]);
  expect(JSON.stringify(questions)).not.toContain("Ann");
  expect(JSON.stringify(questions)).not.toContain(ann.candidateId);
  const body = { answer: "Twice a month.", shared: true };
  expect(await esi.api.questions.change({ ...one(question.id), body })).toMatchObject({
    state: "answered",
    mine: true,
  });
  expect(await ann.api.questions.list({ query: {} })).toMatchObject({
    total: 1,
    questions: [{ answer: "Twice a month.", answeredBy: { fullName: "Esi Badu" }, mine: false }],
  });
  expect(await shownOn(job.id)).toMatchObject({ canAsk: true, questions: [{ answer: "Twice a month." }] });
  expect(JSON.stringify(await shownOn(job.id))).not.toContain("Ann");
  await world.settle();
  const told = await ann.api.notifications.list({ query: { audience: "candidate" } });
  expect(told.notifications.map(({ title }) => title)).toContain("Your question was answered");
  const toEmployee = await esi.api.notifications.list({ query: { audience: "employee" } });
  expect(JSON.stringify(toEmployee)).not.toContain("Ann");
});

test("questions: an answer that is not shared is between both; the team takes shared ones off the page", async () => {
  const { esi, marit, question, job } = await aQuestion(world);
  const change = (body: { answer?: string; shared?: boolean }) =>
    esi.api.questions.change({ ...one(question.id), body });
  expect(await refusal(change({ shared: true }))).toMatchObject({ details: { answer: "Write an answer" } });
  await change({ answer: "Rarely." });
  expect((await shownOn(job.id)).questions).toEqual([]);
  await change({ shared: true });
  expect((await shownOn(job.id)).questions).toHaveLength(1);
  const byTeam = (body: { answer?: string; shared?: boolean }) =>
    marit.api.questions.change({ ...one(question.id), body });
  expect(await refusal(byTeam({ answer: "No." }))).toMatchObject({ statusCode: 403 });
  expect(await byTeam({ shared: false })).toMatchObject({ shared: false, answer: "Rarely." });
  expect((await shownOn(job.id)).questions).toEqual([]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, question.id));
  expect(kept.map(({ action }) => action)).toEqual(["question.hidden"]);
});

test("questions: the first answer stands, other companies’ are not there, and one’s own is taken back", async () => {
  const { esi, ann, question, job } = await aQuestion(world);
  const ben = await anEmployee(world, { companyId: job.companyId });
  await esi.api.questions.change({ ...one(question.id), body: { answer: "Yes." } });
  const again = ben.api.questions.change({ ...one(question.id), body: { answer: "No." } });
  expect(await refusal(again)).toMatchObject({ code: "ALREADY_ANSWERED" });
  const stranger = await anEmployee(world);
  expect(await stranger.api.questions.list({ query: {} })).toMatchObject({ total: 0 });
  const theirs = stranger.api.questions.change({ ...one(question.id), body: { answer: "Hm." } });
  expect(await refusal(theirs)).toMatchObject({ statusCode: 404 });
  const other = await aCandidate(world);
  expect(await refusal(other.api.questions.remove(one(question.id)))).toMatchObject({ statusCode: 404 });
  await ann.api.questions.remove(one(question.id));
  expect(await esi.api.questions.list({ query: {} })).toMatchObject({ total: 0 });
});

test("questions: where nobody works who is here, nobody is asked; and five wait at most", async () => {
  const { job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const ask = (jobId: string) => ann.api.questions.ask({ body: { jobId, text: "Is the coffee any good?" } });
  expect(await shownOn(job.id)).toEqual({ questions: [], canAsk: false });
  expect(await refusal(ask(job.id))).toMatchObject({ code: "NOBODY_TO_ASK" });
  await anEmployee(world, { companyId: job.companyId });
  for (let asked = 0; asked < 5; asked += 1) await ask(job.id);
  expect(await refusal(ask(job.id))).toMatchObject({ code: "TOO_MANY" });
});
