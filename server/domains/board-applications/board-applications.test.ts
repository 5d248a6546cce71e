import { readFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { jobFeeds } from "#server/domains/jobs/tables.ts";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { accountsKeyRefused } from "#server/outside/ats-accounts/ats-accounts.ts";
import { newId } from "#server/database/ids.ts";
import { anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CompanyPerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { boardForwardings } from "./tables.ts";

const greenhouseForm = new URL("../../outside/ats/fixtures/greenhouse-form.json", import.meta.url);
const world = openWorld();
let board: Server;
let ada: CompanyPerson;
const asked: { url: string; authorization: string | undefined; body: string }[] = [];
let answer = { status: 200, body: '{"success":"Candidate saved successfully"}' };

/** Stands in for every board: requests come here instead, and nothing leaves. */
beforeAll(async () => {
  board = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { authorization, "x-for": url = "" } = request.headers;
      asked.push({ url: String(url), authorization, body: String(Buffer.concat(parts)) });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => board.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(board.address() as AddressInfo).port}`;
  const fetchLocal = guardedFetch([host]);
  world.dependencies.outside.fetch = (url, options = {}) =>
    fetchLocal(`http://${host}/`, { ...options, headers: { ...options.headers, "x-for": url } });
  ada = await aCompanyAdmin(world);
});
afterAll(() => void board.close());
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: '{"success":"Candidate saved successfully"}' };
});

/** A job that came from a board of Ada's company. */
async function aBoardJob({
  system = "greenhouse",
  address = `https://boards.greenhouse.io/acme${newId()}`,
} = {}) {
  const feed = { id: newId(), companyId: ada.companyId, system, address, createdAt: world.now() };
  await world.db.insert(jobFeeds).values(feed);
  const sourceUrl = "https://boards.greenhouse.io/acme/jobs/127817";
  const origin = { jobPlatform: system, sourceId: "127817", sourceUrl, feed: address };
  const job = await aJob(world, { companyId: ada.companyId, status: "live", ...origin });
  return { job, feedId: feed.id, params: { id: ada.companyId, feedId: feed.id } };
}
async function applyTo(jobId: string, content?: { skills: string[] }) {
  const person = await aCandidate(world, { fullName: "Bo Baker" });
  if (content) await person.api.resumes.create({ body: { name: "Written", content } });
  const { id } = await person.api.applications.apply({ params: { id: jobId }, body: { pitch: "I bake." } });
  await world.settle();
  return { person, params: { id } };
}
const key = "a-secret-key-1234";

test("board applications: who applies is sent to the board once the team has switched it on", async () => {
  const { job, params, feedId } = await aBoardJob();
  const before = await applyTo(job.id);
  expect(asked).toEqual([]);
  const board = await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  expect(board).toMatchObject({ feedId, way: "key", enabled: true, keyEnding: "1234" });
  const { params: application, person } = await applyTo(job.id);
  expect(asked).toMatchObject([{ authorization: `Basic ${btoa(`${key}:`)}` }]);
  expect(asked[0]!.url).toMatch(/^https:\/\/boards-api\.greenhouse\.io\/v1\/boards\/acme.+\/jobs\/127817$/);
  expect(asked[0]!.body).toContain("Bo");
  expect(asked[0]!.body).toContain("I bake.");
  expect(await ada.api.boardApplications.ofApplication({ params: application })).toMatchObject({
    system: "greenhouse",
    state: "sent",
  });
  expect(await person.api.boardApplications.ofMine({ params: application })).toMatchObject({
    system: "greenhouse",
    url: "https://boards.greenhouse.io/acme/jobs/127817",
    sentAt: expect.any(String),
  });
  expect(await ada.api.boardApplications.ofApplication({ params: before.params })).toMatchObject({
    state: "off",
  });
  expect(world.failures).toEqual([]);
});

test("board applications: a file goes to the board’s question that asks the same; of another it is said where to look", async () => {
  const prompts = ["A picture of a loaf?", "Your oven"].map((question, at) => ({
    id: String(at),
    kind: "file" as const,
    question,
    required: false,
  }));
  const { job, params } = await aBoardJob();
  await ada.api.jobs.update({ params: { id: job.id }, body: { prompts } });
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  answer = { status: 200, body: readFileSync(greenhouseForm, "utf8") };
  const person = await aCandidate(world);
  const fileOf = async (fileName: string) =>
    (await person.api.files.upload({ file: new Blob([fileName]), fileName, body: { folder: "answers" } })).id;
  const answers = [
    { promptId: "0", answer: await fileOf("loaf.txt") },
    { promptId: "1", answer: await fileOf("oven.txt") },
  ];
  const { id } = await person.api.applications.apply({ params: { id: job.id }, body: { answers } });
  await world.settle();
  const [form, sent] = asked;
  expect(form!.url).toMatch(/jobs\/127817\?questions=true$/);
  expect(sent!.body).toMatch(/name="question_12350"; filename="loaf.txt"/);
  expect(sent!.body).toContain("oven.txt, at http");
  expect(sent!.body).not.toContain('filename="oven.txt"');
  expect(await ada.api.boardApplications.ofApplication({ params: { id } })).toMatchObject({
    state: "sent",
    filesLeft: ["oven.txt"],
  });
});

test("board applications: the key is sealed, and no call gives it out", async () => {
  const { params, feedId } = await aBoardJob();
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  const [row] = await world.db.select().from(boardForwardings).where(eq(boardForwardings.feedId, feedId));
  expect(row!.sealedKey).not.toContain(key);
  expect(JSON.stringify(await ada.api.boardApplications.boards({ params }))).not.toContain(key);
  const [kept] = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, feedId));
  expect(kept).toMatchObject({ action: "board.forwardingChanged", after: { enabled: true, newKey: true } });
  expect(JSON.stringify(kept)).not.toContain(key);
});

test("board applications: the key goes with the board once it is no longer synced", async () => {
  const { params, feedId } = await aBoardJob();
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  await ada.api.jobs.stopFeed({ params });
  expect(await world.db.$count(boardForwardings, eq(boardForwardings.feedId, feedId))).toBe(0);
});

test("board applications: who accepts an invitation is sent to the board, and who declines one is not", async () => {
  const { job, params } = await aBoardJob();
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  const invitedToo = async (accept: boolean) => {
    const person = await aCandidate(world);
    const invited = await anApplication(world, job, { candidate: person, applicationState: "outbound" });
    await person.api.applications.answerInvitation({ params: { id: invited.id }, body: { accept } });
    await world.settle();
    return invited.id;
  };
  await invitedToo(false);
  expect(asked).toEqual([]);
  const id = await invitedToo(true);
  expect(asked).toHaveLength(1);
  expect(await ada.api.boardApplications.ofApplication({ params: { id } })).toMatchObject({ state: "sent" });
});

test("board applications: a busy board is asked again, one that refuses is told of and can be tried again", async () => {
  const { job, params } = await aBoardJob();
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  answer = { status: 429, body: "{}" };
  const { params: application } = await applyTo(job.id);
  const state = () => ada.api.boardApplications.ofApplication({ params: application });
  expect(await state()).toMatchObject({ state: "waiting" });
  answer = { status: 422, body: '{"error":"Invalid attributes: phone"}' };
  await world.pass(60);
  expect(await state()).toMatchObject({ state: "failed", reason: "Invalid attributes: phone" });
  expect(asked).toHaveLength(2);
  answer = { status: 200, body: "{}" };
  await ada.api.boardApplications.retry({ params: application });
  await world.settle();
  expect(await state()).toMatchObject({ state: "sent", reason: null });
  const again = ada.api.boardApplications.retry({ params: application });
  expect((await refusal(again)).code).toBe("SENT_ALREADY");
});

test("board applications: what was interrupted while sending isn’t sent again by itself", async () => {
  const { job, params } = await aBoardJob();
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  const person = await aCandidate(world);
  const { id } = await person.api.applications.apply({ params: { id: job.id }, body: {} });
  const { fetch } = world.dependencies.outside;
  const left = new Promise<void>((resolve) => {
    // The server ends as the board has the application: its answer is never kept.
    world.dependencies.outside.fetch = (...call) =>
      new Promise(() => void fetch(...call).then(() => resolve()));
  });
  void world.settle();
  await left;
  world.dependencies.outside.fetch = fetch;
  const state = () => ada.api.boardApplications.ofApplication({ params: { id } });
  expect(await state()).toMatchObject({ state: "waiting" });
  await world.pass(86_400);
  expect(asked).toHaveLength(1);
  expect(await state()).toMatchObject({ state: "unknown", reason: "Sending was interrupted." });
  await ada.api.boardApplications.retry({ params: { id } });
  await world.settle();
  expect(asked).toHaveLength(2);
  expect(await state()).toMatchObject({ state: "sent" });
});

test("board applications: without an answer it may have arrived; a board that can’t be reached is asked again", async () => {
  const { job, params } = await aBoardJob();
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  const { fetch } = world.dependencies.outside;
  const stateAfter = async (goWrong: () => Promise<never>) => {
    world.dependencies.outside.fetch = goWrong;
    const { params: application } = await applyTo(job.id);
    world.dependencies.outside.fetch = fetch;
    return (await ada.api.boardApplications.ofApplication({ params: application }))?.state;
  };
  const fetchNothing = guardedFetch(["127.0.0.1:1"]);
  expect(await stateAfter(() => fetchNothing("http://127.0.0.1:1/") as Promise<never>)).toBe("waiting");
  await world.pass(60);
  expect(asked).toHaveLength(1);
  expect(await stateAfter(() => Promise.reject(new Error("No answer in time")))).toBe("unknown");
  // The key can't be opened, so nothing leaves.
  await world.db.update(boardForwardings).set({ sealedKey: "x" });
  expect(await stateAfter(() => Promise.reject(new Error("No answer in time")))).toBe("waiting");
});

test("board applications: what does not pass in a day is given up, and a refused key is named", async () => {
  const { job, params } = await aBoardJob();
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } });
  answer = { status: 503, body: "" };
  const { params: application } = await applyTo(job.id);
  for (const wait of [60, 600, 3600, 18_000, 64_800]) await world.pass(wait);
  const state = () => ada.api.boardApplications.ofApplication({ params: application });
  expect(await state()).toMatchObject({ state: "failed", reason: "The board answered with 503." });
  expect(asked).toHaveLength(6);
  answer = { status: 401, body: '{"error":"Unauthorized"}' };
  await ada.api.boardApplications.retry({ params: application });
  await world.settle();
  expect((await state())!.reason).toContain("refused the API key");
  const problems = async () =>
    (await ada.api.boardApplications.boards({ params })).find(({ feedId }) => feedId === params.feedId)!
      .problems;
  expect(await problems()).toEqual([
    "Applications aren’t arriving. The board refused the API key. Enter it again under Integrations.",
  ]);
  const failed = { lastState: "failed" as const, lastMessage: "The job board returned an error (401)." };
  await world.db.update(jobFeeds).set(failed).where(eq(jobFeeds.id, params.feedId));
  await world.pass(1);
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true, key: "another-key-5678" } });
  expect(await problems()).toEqual([
    "The last sync failed. The job board returned an error (401). We didn’t change or close any jobs.",
  ]);
  answer = { status: 200, body: "{}" };
  await world.settle();
  expect(await state()).toMatchObject({ state: "sent", reason: null });
});

test("board applications: a board without a documented call says where to look, and cannot be switched on", async () => {
  const { job, params } = await aBoardJob({ system: "workable", address: "https://apply.workable.com/acme" });
  const refused = await refusal(ada.api.boardApplications.setBoard({ params, body: { enabled: true, key } }));
  expect(refused.details).toEqual({ enabled: "This board takes no applications from other sites" });
  const { params: application } = await applyTo(job.id);
  expect(await ada.api.boardApplications.ofApplication({ params: application })).toMatchObject({
    system: "workable",
    state: "unsupported",
  });
  expect(asked).toEqual([]);
});

test("board applications: a key is asked for, and a stranger’s board does not exist", async () => {
  const { params } = await aBoardJob();
  const refused = await refusal(ada.api.boardApplications.setBoard({ params, body: { enabled: true } }));
  expect(refused.details).toEqual({ key: "Enter the API key" });
  const eve = await aCompanyAdmin(world);
  const theirs = { id: eve.companyId, feedId: params.feedId };
  const body = { enabled: false };
  expect((await refusal(eve.api.boardApplications.setBoard({ params: theirs, body }))).statusCode).toBe(404);
  expect((await refusal(eve.api.boardApplications.setBoard({ params, body }))).statusCode).toBe(404);
});

test("board applications: an account connected through Kombo gets the application with its resume", async () => {
  const sent: unknown[] = [];
  world.dependencies.outside.atsAccounts = {
    ...({} as NonNullable<typeof world.dependencies.outside.atsAccounts>),
    apply: async (...call) => {
      sent.push(call);
      return { status: 200, reason: "" };
    },
  };
  const { job, params } = await aBoardJob({ address: "kombo:account-1" });
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true } });
  await applyTo(job.id, { skills: ["Sourdough"] });
  const resume = { name: "Written.pdf", type: "application/pdf", bytes: expect.any(Buffer) };
  expect(sent).toMatchObject([
    ["account-1", "127817", { firstName: "Bo", lastName: "Baker", letter: "I bake.", resume }],
  ]);
});

test("board applications: where the service in between refuses this site’s key, the company isn’t asked for one", async () => {
  world.dependencies.outside.atsAccounts = {
    ...({} as NonNullable<typeof world.dependencies.outside.atsAccounts>),
    apply: async () => ({ status: 401, reason: "Your API key seems to be invalid." }),
  };
  const { job, params } = await aBoardJob({ address: "kombo:account-2" });
  await ada.api.boardApplications.setBoard({ params, body: { enabled: true } });
  const { params: application } = await applyTo(job.id);
  expect(await ada.api.boardApplications.ofApplication({ params: application })).toMatchObject({
    state: "failed",
    reason: accountsKeyRefused,
  });
});
