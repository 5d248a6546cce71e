import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aJob } from "#server/testing/jobs.ts";
import { pressed } from "#server/testing/over-http.ts";
import { aCandidate, aPersonOfAllParts, anEmployee, disableAccount } from "#server/testing/people.ts";
import { aQuestion } from "#server/testing/questions.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const sockets = openSockets(world);
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

test("questions: where nobody works who is here, nobody is asked; and five wait at most, also where two are sent at once", async () => {
  const { job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const ask = (jobId: string) => ann.api.questions.ask({ body: { jobId, text: "Is the coffee any good?" } });
  expect(await shownOn(job.id)).toEqual({ questions: [], canAsk: false });
  expect(await refusal(ask(job.id))).toMatchObject({ code: "NOBODY_TO_ASK" });
  const esi = await anEmployee(world, { companyId: job.companyId });
  await disableAccount(world, esi);
  expect(await refusal(ask(job.id))).toMatchObject({ code: "NOBODY_TO_ASK" });
  await disableAccount(world, esi, false);
  for (let asked = 0; asked < 4; asked += 1) await ask(job.id);
  const { done, refused } = await pressed(2, () => ask(job.id));
  expect(done).toHaveLength(1);
  expect(refused).toMatchObject([{ code: "TOO_MANY" }]);
});

test("questions: the only one who works there has nobody to ask", async () => {
  const { job } = await aHiringTeam(world);
  const { api } = await aPersonOfAllParts(world, { companyId: job.companyId });
  expect(await api.questions.ofJob(one(job.id))).toMatchObject({ canAsk: false });
  const asked = api.questions.ask({ body: { jobId: job.id, text: "Is the coffee any good?" } });
  expect(await refusal(asked)).toMatchObject({ code: "NOBODY_TO_ASK" });
  expect(await shownOn(job.id)).toMatchObject({ canAsk: true });
});

test("questions: open screens hear that there is one at once, and nobody but who asked hears whose it is", async () => {
  const { esi, marit, ann, job } = await aQuestion(world);
  const opened = [esi, marit, ann].map(({ token }) => sockets.open(`/api/live?token=${token}`));
  await Promise.all(opened.map((socket) => socket.received("welcome")));
  const [employee, team, own] = opened;
  const { id } = await ann.api.questions.ask({ body: { jobId: job.id, text: "Is the coffee any good?" } });
  await esi.api.questions.change({ ...one(id), body: { answer: "No." } });
  await own!.received("question.answered");
  for (const socket of [employee!, team!]) {
    expect(await socket.received("questions.ofCompanyChanged")).toMatchObject({ stale: ["questions"] });
    expect(JSON.stringify(socket.frames)).not.toContain(ann.candidateId);
  }
});

test("questions: who seeks, works and hires says as whom they call, and reads and does what that part may", async () => {
  const { ann, question, job } = await aQuestion(world);
  const { api } = await aPersonOfAllParts(world, { companyId: job.companyId, fullName: "Noor Haddad" });
  const elsewhere = await aHiringTeam(world);
  await anEmployee(world, { companyId: elsewhere.job.companyId });
  const text = "Do you go out in storms?";
  const own = await api.questions.ask({ body: { jobId: elsewhere.job.id, text } });
  const idsAs = async (as: "candidate" | "employee" | "company") =>
    (await api.questions.list({ query: { as } })).questions.map(({ id }) => id);
  expect(await idsAs("candidate")).toEqual([own.id]);
  expect(await idsAs("employee")).toEqual([question.id]);
  expect(await idsAs("company")).toEqual([question.id]);
  expect(await refusal(api.questions.list())).toMatchObject({
    statusCode: 422,
    details: { as: "Choose candidate, employee or company" },
  });
  const answer = { answer: "Twice a month.", shared: true };
  const answered = await api.questions.change({
    ...one(question.id),
    query: { as: "employee" },
    body: answer,
  });
  expect(answered).toMatchObject({ mine: true, answeredBy: { fullName: "Noor Haddad" } });
  const asTeam = { ...one(question.id), query: { as: "company" } } as const;
  expect(await refusal(api.questions.change({ ...asTeam, body: answer }))).toMatchObject({ statusCode: 403 });
  expect(await api.questions.change({ ...asTeam, body: { shared: false } })).toMatchObject({ shared: false });
  expect(await refusal(ann.api.questions.list({ query: { as: "employee" } }))).toMatchObject({
    statusCode: 403,
  });
});

test("questions: as a member of the hiring team, who also works there needs the team’s right", async () => {
  const { esi, question, job } = await aQuestion(world);
  await esi.api.questions.change({ ...one(question.id), body: { answer: "Often.", shared: true } });
  const { api } = await aPersonOfAllParts(world, { companyId: job.companyId, without: ["jobs"] });
  const hidden = api.questions.change({
    ...one(question.id),
    query: { as: "company" },
    body: { shared: false },
  });
  expect(await refusal(hidden)).toMatchObject({ statusCode: 403 });
});

test("questions: what nobody answered leaves the lists with its job, who asked is told, and may ask about others", async () => {
  const { esi, marit, ann, question, job } = await aQuestion(world);
  const ask = (jobId: string) => ann.api.questions.ask({ body: { jobId, text: "Is the coffee any good?" } });
  for (let asked = 1; asked < 5; asked += 1) await ask(job.id);
  const other = await aJob(world, { companyId: job.companyId });
  expect(await refusal(ask(other.id))).toMatchObject({ code: "TOO_MANY" });
  const totals = async (query: { state?: "pending" }) =>
    Promise.all(
      [esi, marit].map(async ({ api }) => {
        const { questions, total } = await api.questions.list({ query });
        return [questions.length, total];
      }),
    );
  expect(await totals({ state: "pending" })).toEqual([
    [5, 5],
    [5, 5],
  ]);
  await marit.api.jobs.close({ params: { id: job.id }, body: { others: "stay" } });
  await world.settle();
  const none = [
    [0, 0],
    [0, 0],
  ];
  expect(await totals({ state: "pending" })).toEqual(none);
  expect(await totals({})).toEqual(none);
  const { notifications } = await ann.api.notifications.list({ query: { audience: "candidate" } });
  const title = `Your question about ${job.jobTitle} won’t be answered`;
  expect(notifications.filter((each) => each.title === title)).toHaveLength(1);
  expect((await lastEmailTo(world, ann.email))!.subject).toBe(title);
  expect(await ask(other.id)).toMatchObject({ state: "pending" });
  expect((await totals({ state: "pending" }))[0]).toEqual([1, 1]);

  const ended = await ann.api.questions.list({ query: { state: "ended" } });
  expect([ended.total, ended.questions.map(({ state }) => state)]).toEqual([5, Array(5).fill("ended")]);
  expect(await esi.api.questions.list({ query: { state: "ended" } })).toEqual({ questions: [], total: 0 });

  const late = esi.api.questions.change({ ...one(question.id), body: { answer: "Too late." } });
  expect(await refusal(late)).toMatchObject({ statusCode: 409, code: "QUESTION_OVER" });
  // What ended stays over, so that nobody is told twice of it.
  await marit.api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } });
  expect((await totals({ state: "pending" }))[0]).toEqual([1, 1]);
  await marit.api.jobs.close({ params: { id: job.id }, body: { others: "stay" } });
  await world.settle();
  const after = await ann.api.notifications.list({ query: { audience: "candidate" } });
  expect(after.notifications.filter((each) => each.title === title)).toHaveLength(1);
});

test("questions: the team finds every answer that a job’s page shows, however many came later", async () => {
  const { esi, marit, ann, question, job } = await aQuestion(world);
  await esi.api.questions.change({ ...one(question.id), body: { answer: "Rarely.", shared: true } });
  await world.pass(60);
  const later = await ann.api.questions.ask({ body: { jobId: job.id, text: "Is the coffee any good?" } });
  await esi.api.questions.change({ ...one(later.id), body: { answer: "No.", shared: false } });
  const shown = await marit.api.questions.list({ query: { state: "answered", shared: "true", limit: 1 } });
  expect(shown).toMatchObject({ total: 1, questions: [{ id: question.id }] });
});
