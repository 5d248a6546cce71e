import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJobAtBoard } from "#server/testing/agent-applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openLoopbackBoard } from "#server/testing/loopback-board.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, { ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
let board: Awaited<ReturnType<typeof openLoopbackBoard>>;
beforeAll(async () => {
  board = await openLoopbackBoard();
  world.dependencies.config.applyAgent = { standIn: board.address, keys: new Map() };
});
afterAll(() => void board.close());
beforeEach(() => {
  board.received.length = 0;
  board.faults.length = 0;
});

/** What the person's data leaves open on the form at Greenhouse. */
const typed = {
  question_12: ["I like mornings."],
  question_13: ["1"],
  "data_compliance[gdpr_consent_given]": ["true"],
};

async function aFormOf({ api }: CandidatePerson, jobId: string, more: Record<string, string[]> = typed) {
  const form = await api.agentApplications.form({ params: { id: jobId } });
  const answers = Object.fromEntries(form.fields.map(({ id, values }) => [id, values]));
  return { form, press: { params: { id: jobId }, body: { answers: { ...answers, ...more } } } };
}
async function someone() {
  const person = await aDeveloper(world);
  return { person, job: await aJobAtBoard(world), api: person.api.agentApplications };
}

test("agent applications: the form is filled in from confirmed data, and what is missing is named", async () => {
  const { person, job } = await someone();
  const { form } = await aFormOf(person, job.id);
  expect(form).toMatchObject({
    way: "agent",
    system: "greenhouse",
    missing: ["question_12", "question_13", "data_compliance[gdpr_consent_given]"],
    application: null,
  });
  const of = (id: string) => form.fields.find((field) => field.id === id);
  expect(of("email")).toMatchObject({ values: [person.email], origin: "account" });
  expect(of("question_11")).toMatchObject({
    values: ["https://www.linkedin.com/in/someone"],
    origin: "profile",
  });
  expect(of("resume")).toMatchObject({ kind: "resume", values: [person.resumeId], origin: "resume" });
  expect(of("question_14[]")).toMatchObject({ kind: "choices", values: [], origin: null });
  // Voluntary questions about oneself are not asked here at all.
  expect(form.fields.map(({ label }) => label)).not.toContain("Gender");
  expect(board.applications()).toEqual([]);
});

test("agent applications: the version of the resume for this job is chosen before the default one", async () => {
  const { person, job, api } = await someone();
  const { resume } = await person.api.resumeTailoring.keepVersion({
    body: { jobId: job.id, baseId: person.resumeId, changes: [] },
  });
  const { fields } = await api.form({ params: { id: job.id } });
  expect(fields.find(({ id }) => id === "resume")?.values).toEqual([resume.id]);
});

test("agent applications: a missing answer is named with its field, and nothing leaves without it", async () => {
  const { person, job, api } = await someone();
  const { press } = await aFormOf(person, job.id, { question_12: ["I like mornings."] });
  const refused = await refusal(api.send(press));
  expect(refused.details).toEqual({
    "answers.question_13": "Please answer this",
    "answers.data_compliance[gdpr_consent_given]": "Please answer this",
  });
  await api.keep({ ...press });
  const kept = await api.form({ params: { id: job.id } });
  expect(kept.fields.find(({ id }) => id === "question_12")).toMatchObject({ origin: "typed" });
  expect(kept.application).toMatchObject({ stage: "review", receipt: null });
  expect(board.applications()).toEqual([]);
});

test("agent applications: a press sends exactly what was shown, once, and keeps the receipt", async () => {
  const { person, job, api } = await someone();
  const { press } = await aFormOf(person, job.id);
  const sent = await api.send(press);
  expect(sent).toMatchObject({ stage: "sent", reason: null, jobTitle: job.jobTitle });
  expect(sent.receipt!.answers).toContainEqual({ label: "Can you work at night?", answer: "Yes" });
  expect(sent.receipt!.answers).toContainEqual({ label: "Resume/CV", answer: "Resume.pdf" });
  const [arrived, ...more] = board.applications();
  expect(more).toEqual([]);
  expect(arrived!.call).toBe("POST boards-api.greenhouse.io/v1/boards/acme/jobs/127817");
  expect(arrived!.body.toString("latin1")).toContain("I like mornings.");
  expect((await refusal(api.send(press))).code).toBe("SENT_ALREADY");
  expect((await api.status({ query: {} })).applications).toMatchObject([{ id: sent.id, stage: "sent" }]);
  expect(await person.api.jobTracker.externals()).toMatchObject([{ jobId: job.id, state: "applied" }]);
});

test("agent applications: two presses at the same time send once", async () => {
  const { person, job, api } = await someone();
  const { press } = await aFormOf(person, job.id);
  const ended = await Promise.allSettled([api.send(press), api.send(press)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(board.applications()).toHaveLength(1);
});

test("agent applications: what a board refuses is named with its field, and can be sent again", async () => {
  const { person, job, api } = await someone();
  const { press } = await aFormOf(person, job.id);
  board.faults.push({ status: 422, body: '{"status":422,"error":"Invalid attributes: phone,question_12"}' });
  expect(await api.send(press)).toMatchObject({
    stage: "failed",
    reason: "The board said: Invalid attributes: phone,question_12",
    receipt: null,
  });
  const seenBy = async () => (await person.api.privacy.overview()).seenBy.map(({ what }) => what);
  expect(await seenBy()).toEqual([]);
  const { problems } = await api.form({ params: { id: job.id } });
  expect(Object.keys(problems)).toEqual(["phone", "question_12"]);
  board.faults.push({ status: 429, body: "{}" });
  expect((await api.send(press)).reason).toBe("The board is busy and took nothing. Try again in a minute.");
  const [{ id } = { id: "" }] = (await api.status({ query: { jobId: job.id } })).applications;
  expect(await api.retry({ body: { id } })).toMatchObject({ stage: "sent" });
  expect(await seenBy()).toEqual(["form"]);
  expect(board.applications()).toHaveLength(3);
});

test("agent applications: where no answer came it may have arrived, and is never sent twice by itself", async () => {
  const { person, job, api } = await someone();
  const { press } = await aFormOf(person, job.id);
  board.faults.push("hang");
  const { id, stage } = await api.send(press);
  expect(stage).toBe("unknown");
  await world.pass(86_400);
  expect(board.applications()).toHaveLength(1);
  expect((await refusal(api.send(press))).code).toBe("MAY_HAVE_ARRIVED");
  expect((await refusal(api.retry({ body: { id } }))).code).toBe("MAY_HAVE_ARRIVED");
  board.faults.push({ status: 502, body: "<html>" });
  expect(await api.retry({ body: { id, anyway: true } })).toMatchObject({ stage: "unknown" });
  expect(await api.arrived({ params: { id } })).toMatchObject({ stage: "sent" });
  expect((await refusal(api.arrived({ params: { id } }))).code).toBe("KNOWN_ALREADY");
  expect(board.applications()).toHaveLength(2);
});

test("agent applications: a code that the board mails finishes it", async () => {
  const { person, job, api } = await someone();
  const { press } = await aFormOf(person, job.id);
  board.faults.push({ status: 422, body: '{"status":422,"error":"Invalid attributes: security_code"}' });
  const { id, stage } = await api.send(press);
  expect(stage).toBe("verification");
  expect((await refusal(api.retry({ body: { id } }))).code).toBe("CODE_NEEDED");
  const stranger = await aCandidate(world);
  const theirs = stranger.api.agentApplications.verify({ body: { id, token: "AB12CD34" } });
  expect((await refusal(theirs)).statusCode).toBe(404);
  expect(await api.verify({ body: { id, token: "AB12CD34" } })).toMatchObject({ stage: "sent" });
  expect(board.applications().at(-1)!.body.toString("latin1")).toContain("AB12CD34");
});

test("agent applications: schools come from the board, or else from what several people named", async () => {
  const { job, api } = await someone();
  expect(await api.schools({ query: { q: "bread", jobId: job.id } })).toEqual([
    { value: "5417077", label: "School of Bread, Leeds" },
  ]);
  const study = (school: string) => ({
    education: [{ school, degree: null, field: null, start: null, end: null }],
  });
  for (const school of ["Whitby College", "whitby college ", "Whitby College"])
    await aCandidate(world, { profile: study(school) });
  await aCandidate(world, { profile: study("Whitby Private Lessons") });
  const found = await api.schools({ query: { q: "whitby" } });
  expect(found.map(({ label }) => label.toLowerCase())).toEqual(["whitby college"]);
});

test("agent applications: other boards are applied to on their own page, a managed company here", async () => {
  const { api } = await aDeveloper(world);
  const there = await aJobAtBoard(world, "teamtailor");
  const { offer } = await api.agentApplications.status({ query: { jobId: there.id } });
  expect(offer).toMatchObject({ way: "there", url: there.sourceUrl });
  expect(offer!.why).toBe("This job’s board takes no applications from other sites.");
  const press = { params: { id: there.id }, body: { answers: {} } };
  expect((await refusal(api.agentApplications.send(press))).code).toBe("APPLY_THERE");
  const ours = await aJob(world);
  expect((await api.agentApplications.status({ query: { jobId: ours.id } })).offer).toMatchObject({
    way: "here",
  });
  expect(board.received).toEqual([]);
});

test("agent applications: a school is shown by its name, in the form and in the receipt, and sent as the board knows it", async () => {
  const { person, job, api } = await someone();
  const [school] = await api.schools({ query: { q: "bread", jobId: job.id } });
  const id = "educations[][school_name_id]";
  const { press } = await aFormOf(person, job.id, { ...typed, [id]: [school!.value] });
  const names = { [school!.value]: school!.label };
  const body = { ...press.body, names };
  const kept = await api.keep({ ...press, body });
  expect(kept.fields.find((field) => field.id === id)).toMatchObject({
    values: ["5417077"],
    options: [{ value: "5417077", label: "School of Bread, Leeds" }],
  });
  board.faults.push({ status: 422, body: '{"status":422,"error":"Invalid attributes: security_code"}' });
  const { id: sentId } = await api.send({ ...press, body });
  const { receipt } = await api.verify({ body: { id: sentId, token: "AB12CD34" } });
  expect(receipt!.answers).toContainEqual({ label: "School", answer: "School of Bread, Leeds" });
  const left = board.applications().at(-1)!.body.toString("latin1");
  expect(left).toContain("5417077");
  expect(left).not.toContain("School of Bread");
});

test("agent applications: a form that was not sent can be thrown away and brought back, one that was sent stays", async () => {
  const { person, job, api } = await someone();
  const { press } = await aFormOf(person, job.id);
  const { application } = await api.keep({ ...press });
  const params = { id: application!.id };
  const answers = await api.discard({ params });
  expect(answers.answers).toMatchObject(typed);
  expect((await api.status({ query: {} })).applications).toEqual([]);
  await api.keep({ params: { id: job.id }, body: answers });
  expect((await api.status({ query: {} })).applications).toMatchObject([{ stage: "review" }]);
  const sent = await api.send(press);
  expect(await refusal(api.discard({ params: { id: sent.id } }))).toMatchObject({ code: "SENT_ALREADY" });
  const marks = await person.api.jobTracker.marks({ query: { ids: job.id } });
  expect(marks).toMatchObject([{ elsewhere: "applied" }]);
});
