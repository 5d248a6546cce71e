import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { domainEvents } from "#server/events/tables.ts";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { companyBoards, jobs } from "../tables.ts";

const world = openWorld();
let board: Server;
let address: string;
let answer: { status: number; body: string };

beforeAll(async () => {
  board = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => board.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(board.address() as AddressInfo).port}`;
  address = `http://${host}/jobs`;
  world.dependencies.outside.fetch = guardedFetch([host]);
});
afterAll(() => void board.close());

interface Posting {
  id: number;
  title: string;
  place?: string;
  content?: string;
}
function greenhouse(postings: Posting[]) {
  const jobsListed = postings.map(
    ({ id, title, place = "Leeds, UK", content = "<p>Know TypeScript.</p>" }) => ({
      id,
      title,
      content,
      absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
      location: { name: place },
      departments: [{ name: "Engineering" }],
      updated_at: "2026-11-01T00:00:00Z",
      first_published: "2026-10-01T00:00:00Z",
    }),
  );
  return JSON.stringify({ jobs: jobsListed, meta: { total: jobsListed.length } });
}
const three = [
  { id: 1, title: "Developer" },
  { id: 2, title: "Designer" },
  { id: 3, title: "Writer", content: "<p>Words.<script>alert(1)</script></p>" },
];
const rowsOf = (companyId: string) =>
  world.db.select().from(jobs).where(eq(jobs.companyId, companyId)).orderBy(jobs.sourceId);
const serve = (body: string, status = 200) => void (answer = { status, body });

/** Someone whose company's domain bears the name of the boards below; where they are read is shown to be theirs. */
async function ofAcme() {
  const { id } = await aCompany(world, { companyEmailDomain: "acme.example" });
  await world.db
    .insert(companyBoards)
    .values({ companyId: id, board: new URL(address).host, provenAt: world.now() });
  return aCompanyAdmin(world, { companyId: id });
}

async function imported() {
  const ana = await ofAcme();
  serve(greenhouse(three));
  const params = { id: ana.companyId };
  const first = await ana.api.jobs.import({ params, body: { address } });
  return { ...ana, params, first, rows: () => rowsOf(ana.companyId) };
}

test("board import: a board's jobs come in clean and listed, and reading it again writes nothing", async () => {
  const { api, companyId, params, first, rows } = await imported();
  expect(first).toMatchObject({ state: "healthy", system: "greenhouse", added: 3, closed: 0 });
  const company = await world.client().companies.get({ params });
  expect(company.openJobsCount).toBe(3);
  const before = await rows();
  expect(before[0]).toMatchObject({ jobTitle: "Developer", department: "Engineering", status: "live" });
  expect(before[0]!.skills).toContain("TypeScript");
  expect(before[2]!.jobDescription).toBe("<p>Words.</p>");
  const told = await world.db.$count(domainEvents);
  await world.pass(60);
  const [again] = await api.jobs.resync({ params });
  expect(again).toMatchObject({ added: 0, changed: 0, closed: 0, unchanged: 3 });
  expect(await rows()).toEqual(before);
  expect(await world.db.$count(domainEvents)).toBe(told);
  expect(
    await world.client().jobs.list({ query: { filter: JSON.stringify({ where: { companyId } }) } }),
  ).toHaveLength(3);
});

test("board import: what changed changes, what vanished closes, what comes back reopens", async () => {
  const { api, params, rows } = await imported();
  serve(greenhouse([{ id: 1, title: "Senior developer" }, three[1]!, { id: 4, title: "Nurse" }]));
  const [second] = await api.jobs.resync({ params });
  expect(second).toMatchObject({ added: 1, changed: 1, closed: 1, unchanged: 1 });
  expect((await rows()).map((job) => `${job.jobTitle} ${job.status}`)).toEqual([
    "Senior developer live",
    "Designer live",
    "Writer closed",
    "Nurse live",
  ]);
  serve(greenhouse(three));
  expect((await api.jobs.resync({ params }))[0]).toMatchObject({ added: 0, changed: 2, closed: 1 });
  expect((await api.companies.get({ params })).openJobsCount).toBe(3);
});

test("board import: a job the team closed by hand stays closed", async () => {
  const { api, params, rows } = await imported();
  const [developer] = await rows();
  await api.jobs.close({ params: { id: developer!.id } });
  serve(greenhouse([{ id: 1, title: "Developer (m/f/d)" }, three[1]!, three[2]!]));
  await api.jobs.resync({ params });
  expect((await rows())[0]).toMatchObject({ jobTitle: "Developer (m/f/d)", status: "closed" });
});

test("board import: a posting put up again under another number is the same job", async () => {
  const { api, params, rows } = await imported();
  const ids = (await rows()).map((job) => job.id);
  serve(greenhouse([three[0]!, three[1]!, { id: 9, title: "Writer" }]));
  expect((await api.jobs.resync({ params }))[0]).toMatchObject({ added: 0, changed: 1, closed: 0 });
  expect((await rows()).map((job) => job.id)).toEqual(ids);
  // Of the same title in another place, it is another job.
  serve(greenhouse([three[0]!, three[1]!, { id: 91, title: "Writer", place: "York, UK" }]));
  expect((await api.jobs.resync({ params }))[0]).toMatchObject({ added: 1, changed: 0, closed: 1 });
  expect((await rows()).slice(2).map(({ status }) => status)).toEqual(["closed", "live"]);
});

test("board import: two boards of one company that number their jobs alike keep and close only their own", async () => {
  const { api, params, companyId, rows } = await imported();
  const board = "greenhouse/acme-works";
  await world.db.insert(companyBoards).values({ companyId, board, provenAt: world.now() });
  const welder = { id: 1, title: "Welder" };
  const other = { address: `${address}/works` };
  const shop = greenhouse([welder, { id: 2, title: "Painter" }]).replaceAll("/acme/", "/acme-works/");
  serve(shop);
  expect(await api.jobs.import({ params, body: other })).toMatchObject({ added: 2, changed: 0, closed: 0 });
  serve(greenhouse([welder]).replaceAll("/acme/", "/acme-works/"));
  expect(await api.jobs.import({ params, body: other })).toMatchObject({ unchanged: 1, closed: 1 });
  serve(greenhouse(three.slice(0, 2)));
  expect(await api.jobs.import({ params, body: { address } })).toMatchObject({ unchanged: 2, closed: 1 });
  expect((await rows()).filter(({ status }) => status === "live").map(({ jobTitle }) => jobTitle)).toEqual(
    expect.arrayContaining(["Developer", "Designer", "Welder"]),
  );
  expect((await rows()).filter(({ status }) => status === "live")).toHaveLength(3);
});

test("board import: an empty, failed, truncated or foreign answer closes nothing and says so", async () => {
  const { api, companyId, params, rows } = await imported();
  const before = await rows();
  const broken: [string, number?][] = [
    [greenhouse([])],
    ["upstream error", 500],
    [greenhouse(three).slice(0, 300)],
    ["<html>Please sign in</html>"],
    [""],
  ];
  for (const [body, status] of broken) {
    serve(body, status);
    const [result] = await api.jobs.resync({ params });
    expect(result).toMatchObject({ state: "failed", closed: 0 });
    expect(result!.message).toMatch(/we didn’t change anything/i);
    expect(await rows()).toEqual(before);
    expect((await api.jobs.feeds({ params }))[0]).toMatchObject({
      lastState: "failed",
      lastMessage: result!.message,
    });
  }
  const refused = await refusal(api.jobs.import({ params, body: { address } }));
  expect(refused).toMatchObject({ statusCode: 422, code: "FEED_FAILED" });
  expect(
    (await refusal(api.jobs.import({ params, body: { address: "http://127.0.0.1:1/" } }))).message,
  ).toMatch(/not on the public internet/);
  expect((await api.companies.get({ params: { id: companyId } })).openJobsCount).toBe(3);
});

test("board import: postings that differ in their place only are one job with several places", async () => {
  const { api, companyId } = await ofAcme();
  const text = greenhouse([
    { id: 1, title: "Barista", place: "Leeds, UK" },
    { id: 2, title: "Barista", place: "York, UK" },
  ]);
  const params = { id: companyId };
  const result = await api.jobs.import({ params, body: { text, system: "greenhouse" } });
  expect(result).toMatchObject({ added: 1, merged: 1, address: null });
  expect((await rowsOf(companyId))[0]!.locations).toEqual(["Leeds, UK", "York, UK"]);
  const file = new Blob([text]);
  expect(await api.jobs.importFile({ params, file, body: {} })).toMatchObject({ unchanged: 1, added: 0 });
});

test("board import: a connected board is read again every six hours, and a reading that fails is told", async () => {
  const { api, params, rows } = await imported();
  const feed = async () => (await api.jobs.feeds({ params }))[0]!;
  const readAt = async (hours: number) => {
    const before = (await feed()).lastReadAt;
    await world.pass(hours * 3600);
    await vi.waitFor(async () => expect((await feed()).lastReadAt).not.toBe(before), { timeout: 10_000 });
  };
  serve(greenhouse(three.slice(0, 2)));
  await readAt(6);
  expect((await rows()).map(({ status }) => status)).toEqual(["live", "live", "closed"]);
  serve("upstream error", 503);
  await readAt(6);
  expect(await feed()).toMatchObject({ lastState: "failed" });
  expect((await rows()).map(({ status }) => status)).toEqual(["live", "live", "closed"]);
});

test("board import: where a list has no texts each posting is read, and one that does not answer changes nothing", async () => {
  const { api, companyId } = await ofAcme();
  const listed = ["1", "2", "3"].map((id) => ({ id, name: `Nurse ${id}`, company: { identifier: "Acme" } }));
  const texts: Record<string, number> = { "1": 200, "2": 200, "3": 404 };
  const page = (value: unknown, status = 200) => ({
    status,
    contentType: "application/json",
    body: Buffer.from(JSON.stringify(value)),
  });
  const { fetch } = world.dependencies.outside;
  world.dependencies.outside.fetch = async (url) => {
    const id = /postings\/(\d)$/.exec(url)?.[1];
    if (!id) return page({ content: listed, totalFound: 3 });
    const text = { title: "The job", text: `<p>Ward ${id}. Know first aid.</p>` };
    return page({ id, jobAd: { sections: { jobDescription: text } } }, texts[id]);
  };
  const params = { id: companyId };
  const body = { address: "https://careers.smartrecruiters.com/Acme" };
  expect(await api.jobs.import({ params, body })).toMatchObject({ state: "healthy", added: 2 });
  const before = await rowsOf(companyId);
  expect(before[1]).toMatchObject({ jobTitle: "Nurse 2", jobDescription: expect.stringContaining("Ward 2") });
  expect((await api.jobs.resync({ params }))[0]).toMatchObject({ unchanged: 2, changed: 0 });
  texts["2"] = 500;
  expect((await api.jobs.resync({ params }))[0]).toMatchObject({ state: "failed", closed: 0 });
  expect(await rowsOf(companyId)).toEqual(before);
  world.dependencies.outside.fetch = fetch;
});

test("board import: another company's board looks as if it did not exist", async () => {
  const { params } = await imported();
  const { api } = await aCompanyAdmin(world);
  const calls = [
    api.jobs.import({ params, body: { address } }),
    api.jobs.resync({ params }),
    api.jobs.feeds({ params }),
  ];
  for (const { statusCode } of await Promise.all(calls.map(refusal))) expect(statusCode).toBe(404);
});

test("job boards: another company's board brings nothing live, and its jobs cannot be published one by one", async () => {
  const { api, companyId } = await aCompanyAdmin(world);
  const params = { id: companyId };
  const text = greenhouse(three);
  const refused = await refusal(api.jobs.import({ params, body: { text } }));
  expect(refused).toMatchObject({ statusCode: 409, code: "BOARD_NOT_SHOWN" });
  expect(refused.message).toContain("Greenhouse board “acme”");
  expect(await rowsOf(companyId)).toEqual([]);
});

test("board import: a job that asks for something else on its board is compared with its applicants again", async () => {
  const ana = await ofAcme();
  const developer = (content: string) => greenhouse([{ id: 1, title: "Developer", content }, three[1]!]);
  const asks = (...skills: string[]) =>
    `<h3>Requirements</h3><ul>${skills.map((each) => `<li>${each}</li>`).join("")}</ul>`;
  serve(developer(asks("PostgreSQL")));
  const params = { id: ana.companyId };
  await ana.api.jobs.import({ params, body: { address } });
  const [job] = await rowsOf(ana.companyId);
  const ann = await aDeveloper(world);
  const { id } = await ann.api.applications.apply({ params: { id: job!.id }, body: {} });
  const fitNow = async () => (await ana.api.applications.get({ params: { id } })).fit!;
  const before = await fitNow();
  expect(before.requirements.map(({ text }) => text)).toEqual(["PostgreSQL"]);

  serve(developer(asks("PostgreSQL", "Haskell")));
  await ana.api.jobs.resync({ params });
  await world.settle();
  const after = await fitNow();
  expect(after.requirements.map(({ text, verdict }) => [text, verdict])).toEqual([
    ["PostgreSQL", "met"],
    ["Haskell", "missing"],
  ]);
  expect(after.score).toBeLessThan(before.score!);
});

test("board import: a job that only moved to another page of its board is compared with nobody again", async () => {
  const { api, params } = await imported();
  serve(greenhouse(three).replaceAll("/acme/jobs/", "/acme/positions/"));
  expect((await api.jobs.resync({ params }))[0]).toMatchObject({ changed: 3 });
  const asked = await world.db
    .select()
    .from(domainEvents)
    .where(eq(domainEvents.name, "job.criteriaChanged"));
  expect(asked.filter(({ data }) => data.companyId === params.id)).toEqual([]);
});
