import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { type CandidatePerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
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
const prompts: Question[] = [
  license,
  {
    id: "shift",
    kind: "choice",
    question: "Which shift?",
    required: false,
    choices: ["Days", "Nights"],
    knockOut: [],
  },
  { id: "years", kind: "number", question: "How many years?", required: false, least: 2, most: null },
  { id: "work", kind: "file", question: "Show us your work", required: false },
];
type Given = Record<string, string>;
const bodyOf = (given: Given) => ({
  answers: Object.entries(given).map(([promptId, answer]) => ({ promptId, answer })),
});
const apply = (person: CandidatePerson, id: string, given: Given) =>
  person.api.applications.apply({ params: { id }, body: bodyOf(given) });
const upload = (person: CandidatePerson, folder = "answers") =>
  person.api.files.upload({
    file: new Blob(["My work"]),
    fileName: "work.txt",
    body: { folder },
  });

test("answers: each is read by its kind, and what is wrong is named with its question", async () => {
  const { job } = await aHiringTeam(world, { prompts });
  const ann = await aCandidate(world);
  const elsewhere = await upload(await aCandidate(world));
  const refused = await refusal(apply(ann, job.id, { shift: "Weekends", years: "many", work: elsewhere.id }));
  expect(refused).toMatchObject({
    statusCode: 422,
    message:
      "Check your answers to “Do you have a license?”, “Which shift?”, “How many years?” and “Show us your work”.",
    details: {
      "answers.license": "Please answer this question",
      "answers.shift": "Choose one of the answers",
      "answers.years": "Enter a number, such as 4.5",
      "answers.work": "Upload the file again",
    },
  });
  const one = await refusal(apply(ann, job.id, { license: "Yes", shift: "Weekends" }));
  expect(one.message).toBe("Check your answer to “Which shift?”");
  const resume = await upload(ann, "candidate-resumes");
  expect(await refusal(apply(ann, job.id, { license: "Yes", work: resume.id }))).toMatchObject({
    details: { "answers.work": "Upload the file again" },
  });
});

test("answers: a file is read by the team and by its sender, and by no one else", async () => {
  const { marit, job } = await aHiringTeam(world, { prompts });
  const ann = await aCandidate(world);
  const { id: work } = await upload(ann);
  const { id, answers } = await apply(ann, job.id, { license: "Yes", shift: "Days", work });
  expect(answers).toEqual([
    { promptId: "license", kind: "yesNo", question: license.question, answer: "Yes" },
    { promptId: "shift", kind: "choice", question: "Which shift?", answer: "Days" },
    { promptId: "work", kind: "file", question: "Show us your work", answer: "work.txt" },
  ]);
  for (const reader of [marit, ann]) {
    const detail = await reader.api.applications.get({ params: { id } });
    const url = detail.answers.find(({ kind }) => kind === "file")!.url!;
    const { pathname, search } = new URL(url, "http://x");
    const file = await world.app.inject({ url: pathname + search });
    expect([file.statusCode, file.body]).toEqual([200, "My work"]);
  }
});

test("answers: one that knocks out only sorts behind the others, and who answered never learns which", async () => {
  const { marit, job } = await aHiringTeam(world, { prompts });
  const params = { id: job.id };
  const without = await aCandidate(world, { fullName: "Wim Without" });
  const few = await aCandidate(world, { fullName: "Fay Few" });
  const fine = await aCandidate(world, { fullName: "Fin Fine" });
  const first = await apply(fine, job.id, { license: "Yes", years: "4" });
  await apply(few, job.id, { license: "Yes", years: "1" });
  const last = await apply(without, job.id, { license: "No" });
  for (const sort of ["recent", "oldest", "score"] as const) {
    const { applications, total } = await marit.api.applications.feed({ params, query: { sort } });
    expect(total).toBe(3);
    expect(applications[0]).toMatchObject({ id: first.id, knockOuts: [] });
  }
  const { applications } = await marit.api.applications.feed({ params });
  expect(applications.map(({ knockOuts }) => knockOuts)).toEqual([
    [],
    [{ question: license.question, answer: "No" }],
    [{ question: "How many years?", answer: "1" }],
  ]);
  expect(applications[1]).toMatchObject({ id: last.id, applicationState: "pending", score: first.score });
  const seen = await without.api.jobs.get({ params });
  expect(seen).toMatchObject({ answersSort: true, prompts: [{ knockOut: null }, {}, { least: null }, {}] });
  expect(JSON.stringify(await without.api.applications.get({ params: { id: last.id } }))).not.toContain(
    "nocks",
  );
  expect((await marit.api.jobs.get({ params })).prompts).toEqual(prompts);
});

test("answers: are a column each in the file of applicants, which strangers don’t get", async () => {
  const { marit, job } = await aHiringTeam(world, { prompts });
  const ann = await aCandidate(world, { fullName: "Ann Lee" });
  await apply(ann, job.id, { license: "No", years: "7.5" });
  const file = (token: string) =>
    world.app.inject({
      url: `/api/requests/jobs/${job.id}/download`,
      headers: { authorization: `Bearer ${token}` },
    });
  const [head, line] = (await file(marit.token)).body.split("\r\n");
  expect(head).toMatch(/Sorted last by,Do you have a license\?,How many years\?$/);
  expect(line).toMatch(/^Ann Lee,.*,Do you have a license\?,No,7\.5$/);
  expect((await file((await aHiringTeam(world)).marit.token)).statusCode).toBe(404);
});

test("applicants file: anyone who can read the list can download it, and the download is logged", async () => {
  const { marit, job } = await aHiringTeam(world);
  const reader = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["applicants"] });
  const file = await world.app.inject({
    url: `/api/requests/jobs/${job.id}/download`,
    headers: { authorization: `Bearer ${reader.token}` },
  });
  expect(file.statusCode).toBe(200);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, job.id));
  expect(kept).toMatchObject([{ kind: "export", action: "applicants.exported", actorId: reader.userId }]);
});

test("questions: one without a kind is answered in words, and one that cannot be answered is refused", async () => {
  const { marit, job } = await aHiringTeam(world);
  const save = (asked: object[]) =>
    marit.api.jobs.update({ params: { id: job.id }, body: { prompts: asked as Question[] } });
  const plain = { id: "a", question: "Why?", required: false };
  expect((await save([plain])).prompts).toEqual([{ ...plain, kind: "text" }]);
  const choice = { ...plain, kind: "choice", choices: ["One"], knockOut: [] };
  expect(await refusal(save([choice]))).toMatchObject({
    statusCode: 422,
    details: { "prompts.0.choices": "Enter at least two answers to choose from" },
  });
  const odd = { ...choice, choices: ["One", "Two"], knockOut: ["Three"] };
  expect((await refusal(save([odd]))).details).toHaveProperty("prompts.0.knockOut");
  const turned = { ...plain, kind: "number", least: 5, most: 2 };
  expect((await refusal(save([turned]))).details).toEqual({
    "prompts.0.most": "The maximum of “Why?” can’t be less than its minimum",
  });
  expect((await refusal(save([plain, plain]))).details).toHaveProperty("prompts");
});
