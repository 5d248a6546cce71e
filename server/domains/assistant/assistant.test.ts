import { beforeAll, expect, test } from "vitest";
import { anApplication, aHiringTeam } from "#server/testing/applications.ts";
import { anExchange, partsOf } from "#server/testing/assistant.ts";
import { aResume } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aTextSource } from "#server/testing/knowledge.ts";
import { type CandidatePerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ann: CandidatePerson;
beforeAll(async () => {
  ann = await aCandidate(world);
});
const ask = async (message: string, person: CandidatePerson = ann) =>
  partsOf((await anExchange(person, message)).answer);

test("assistant: how something is done is quoted from the help pages, with its place", async () => {
  const [first] = await ask("How do I turn off scoring?");
  expect(first).toMatch(
    /^\/help\/preferences#turn-off-automated-scoring-1 Turn off “Score how well jobs fit me”/,
  );
});

test("assistant: what no document says is said, with the nearest titles", async () => {
  const [first, ...nearest] = await ask("How do I bake bread?");
  expect(first).toBe("I found nothing about this. These come closest:");
  expect(nearest).toHaveLength(3);
});

test("assistant: says where applications stand", async () => {
  const ben = await aCandidate(world);
  expect(await ask("What’s the status of my applications?", ben)).toContain(
    "You haven’t applied for a job yet.",
  );
  const { job } = await aHiringTeam(world, { jobTitle: "Harbor pilot" });
  const { id } = await anApplication(world, job, { candidate: ben });
  const said = await ask("Where does my application for Harbor pilot stand?", ben);
  expect(said[1]).toMatch(new RegExp(`^/applications/${id} Harbor pilot at .* pending$`));
});

test("assistant: withdraws nothing by itself and proposes the call that does", async () => {
  const ben = await aCandidate(world);
  const { job } = await aHiringTeam(world, { jobTitle: "Lock keeper" });
  const { id } = await anApplication(world, job, { candidate: ben });
  const { answer } = await anExchange(ben, "Withdraw my application for Lock keeper");
  const proposal = answer.parts.find((part) => part.type === "data-proposal");
  expect(proposal?.data).toMatchObject({ act: "withdraw", subjectId: id });
  const [before] = await ben.api.applications.mine({ query: {} });
  expect(before?.applicationState).toBe("pending");
  await ben.api.applications.withdraw({ params: { id }, body: {} });
  expect(await ask("Withdraw my application for Lock keeper", ben)).toEqual([
    "You have no application that can be withdrawn.",
  ]);
  const filter = JSON.stringify({ where: { threadId: answer.threadId } });
  const [, kept] = await ben.api.assistant.botMessages({ query: { filter } });
  expect(kept!.parts.find((part) => part.type === "data-proposal")?.data).toMatchObject({ closed: "done" });
});

test("assistant: a question of one call remembers nothing", async () => {
  const ben = await aCandidate(world);
  const job = await aJob(world, { companyId: (await aCompanyAdmin(world)).companyId });
  const question = "Remember that I prefer small teams";
  const { parts } = await ben.api.assistant.answerQuestion({ body: { jobId: job.id, question } });
  expect(partsOf({ parts })[0]).toBe("Nothing is saved here. Ask your coach to remember it.");
  expect((await ben.api.assistant.memories()).memories).toEqual([]);
});

test("assistant: quotes one’s own resume until it is deleted, and nobody else’s", async () => {
  const ben = await aCandidate(world);
  const id = await aResume(world, ben.candidateId, [
    "Experience",
    "Restored lighthouse lenses for the coast guard",
  ]);
  const question = "Where did I work with lighthouse lenses?";
  expect(await ask(question, ben)).toContain(
    `/resumes?resume=${id}&line=2 Restored lighthouse lenses for the coast guard`,
  );
  expect((await ask(question)).join()).not.toContain("Restored");
  await ben.api.resumes.update({ body: { id, deleted: true } });
  expect((await ask(question, ben)).join()).not.toContain("Restored");
});

test("assistant: a hiring team is answered from its own company’s knowledge, and never another’s", async () => {
  const [ana, bo] = [await aCompanyAdmin(world), await aCompanyAdmin(world)];
  const source = await aTextSource(ana, {
    title: "Leave",
    content: "Rules.\nParents take 31 weeks of paid leave.",
  });
  const askAs = async ({ api }: typeof ana) => {
    const { answer } = await api.assistant.chatCompletion({
      body: { message: "How long is paid leave for parents?" },
    });
    return partsOf(answer);
  };
  expect(await askAs(ana)).toEqual([
    `/hire/company/knowledge?open=${source.id}&line=2 Parents take 31 weeks of paid leave.`,
  ]);
  expect((await askAs(bo))[0]).toMatch(/^I found nothing about this/);
  await ana.api.knowledge.remove({ params: { id: source.id } });
  expect((await askAs(ana))[0]).toMatch(/^I found nothing about this/);
  expect(await ana.api.assistant.assistThreads({ query: {} })).toHaveLength(2);
});

test("assistant: a hiring team is offered what its own sources answer", async () => {
  const [ana, bo] = [await aCompanyAdmin(world), await aCompanyAdmin(world)];
  await aTextSource(ana, {
    title: "Leave",
    content: "Rules.\nParental leave is 31 weeks.\nPeople get 29 days of vacation.",
  });
  const offered = await ana.api.assistant.companyQuestions();
  expect(offered.sources).toBe(1);
  expect(offered.questions).toContain("How does parental leave work?");
  for (const message of offered.questions) {
    const { answer } = await ana.api.assistant.chatCompletion({ body: { message } });
    expect(answer.parts[0]!.type).toBe("data-quote");
  }
  expect(await bo.api.assistant.companyQuestions()).toEqual({ questions: [], sources: 0 });
});

test("assistant: people who use both apps see each app's conversations separately", async () => {
  const ana = await aCompanyAdmin(world);
  const job = await aJob(world, { companyId: ana.companyId });
  await ana.api.candidates.add({ body: { location: "Bergen", headline: "Pilot" } });
  const ofJob = await ana.api.assistant.candidateAssist({
    body: { jobId: job.id, message: "Is it remote?" },
  });
  const ofCompany = await ana.api.assistant.chatCompletion({
    body: { message: "How long is leave?", as: "company" },
  });
  const listed = async (as: "candidate" | "company") =>
    (await ana.api.assistant.assistThreads({ query: { as } })).map(({ id }) => id);
  expect(await listed("candidate")).toEqual([ofJob.thread.id]);
  expect(await listed("company")).toEqual([ofCompany.thread.id]);
  const mixed = await refusal(
    ana.api.assistant.chatCompletion({
      body: { message: "And then?", threadId: ofJob.thread.id, as: "company" },
    }),
  );
  expect(mixed.statusCode).toBe(404);
});

test("assistant: a question about a job is answered from its text and kept in a thread of the job", async () => {
  const { companyId } = await aCompanyAdmin(world);
  const job = await aJob(world, {
    companyId,
    jobDescription:
      "<h2>Tasks</h2><p>You steer ferries across the fjord.</p><p>Night shifts are every second week.</p>",
  });
  const asked = { jobId: job.id, message: "How often are night shifts?" };
  const { thread, answer } = await ann.api.assistant.candidateAssist({ body: asked });
  expect(partsOf(answer)[0]).toBe(`/jobs/${job.id} Night shifts are every second week.`);
  const filter = JSON.stringify({ where: { threadId: thread.id } });
  const messages = await ann.api.assistant.assistMessages({ query: { filter } });
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(await ann.api.assistant.botMessages({ query: { filter } })).toEqual([]);
  const own = await ann.api.assistant.botThreads({ query: { about: "all" } });
  expect(own.find(({ id }) => id === thread.id)).toMatchObject({ jobId: job.id, jobTitle: job.jobTitle });
  const ofCoach = await ann.api.assistant.botThreads({ query: {} });
  expect(ofCoach.map(({ id }) => id)).not.toContain(thread.id);
  const { parts } = await ann.api.assistant.answerQuestion({
    body: { jobId: job.id, question: "Are there night shifts?" },
  });
  expect(partsOf({ parts })[0]).toContain("Night shifts");
  const draft = await aJob(world, { companyId, status: "draft" });
  const hidden = await refusal(ann.api.assistant.candidateAssist({ body: { ...asked, jobId: draft.id } }));
  expect(hidden.statusCode).toBe(404);
});

test("assistant: what one meets and what is missing is told of a job, each where it is asked for", async () => {
  const { companyId } = await aCompanyAdmin(world);
  const job = await aJob(world, {
    companyId,
    jobTitle: "Harbor pilot",
    jobDescription:
      "<h2>Requirements</h2><ul><li>At least 5 years of experience with radar navigation</li><li>Fluent Norwegian</li></ul>",
  });
  const pilot = await aCandidate(world, { profile: { skills: ["Radar navigation"] } });
  const ask = async (question: string) => {
    const { parts } = await pilot.api.assistant.answerQuestion({ body: { jobId: job.id, question } });
    return parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
  };
  const related = await pilot.api.assistant.relatedQuestions({ query: { jobId: job.id } });
  expect(related.fit).toContain("What could I improve?");
  for (const question of related.fit)
    expect((await ask(question)).join(" ")).not.toContain("I found nothing");
  expect((await ask("What could I improve?")).join(" ")).toMatch(/Norwegian/);
});

test("assistant: a long conversation is read from its end, page by page", async () => {
  const { thread } = await anExchange(ann, "How do I delete my account?");
  const where = { threadId: thread.id };
  for (const message of ["How do I change my email?", "How do I change my password?"])
    await ann.api.assistant.chatCompletion({ body: { threadId: thread.id, message } });
  const read = (filter: object) =>
    ann.api.assistant.botMessages({ query: { limit: 4, filter: JSON.stringify(filter) } });
  const last = await read({ where, order: "id DESC" });
  const first = await read({ where: { ...where, id: { lt: last.at(-1)!.id } }, order: "id DESC" });
  expect([last.length, first.length]).toEqual([4, 2]);
  const all = await ann.api.assistant.botMessages({ query: { filter: JSON.stringify({ where }) } });
  expect([...last, ...first].toReversed()).toEqual(all);
});

test("assistant: answers again in the place of its last answer, and keeps what is thought of it", async () => {
  const first = await anExchange(ann, "How do I delete my account?");
  const threadId = first.thread.id;
  const again = await ann.api.assistant.chatCompletion({ body: { threadId, message: "again", retry: true } });
  expect(again.question.id).toBe(first.question.id);
  const filter = JSON.stringify({ where: { threadId } });
  const messages = await ann.api.assistant.botMessages({ query: { filter } });
  expect(messages.map(({ id }) => id)).toEqual([first.question.id, again.answer.id]);
  const rated = await ann.api.assistant.rate({ params: { id: again.answer.id }, body: { feedback: "up" } });
  expect(rated.feedback).toBe("up");
  await ann.api.assistant.removeThread({ params: { id: threadId } });
  expect(await ann.api.assistant.botMessages({ query: { filter } })).toEqual([]);
});
