import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { bufferOf, forgetVisitor } from "./index.ts";
import { EventBuffer, mostWaiting } from "./event-buffer.ts";
import { visitorEvents } from "./tables.ts";

const world = openWorld();
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const dependencies = () => ({ ...world.dependencies, db: world.db });
const flush = () => bufferOf(dependencies()).flush();
const recorded = async () => {
  await flush();
  return world.db.select().from(visitorEvents).orderBy(asc(visitorEvents.id));
};
/** Calls as a browser whose person chose; without an id, as one that was not asked. */
function as(visitor: string | null, headers: Record<string, string> = {}) {
  const cookie = visitor ? `visitor=${visitor}` : "";
  return createClient(contract, (method, path, body, own) =>
    world.send()(method, path, body, { ...own, "user-agent": browser, cookie, ...headers }),
  ).tracking;
}
beforeEach(async () => {
  await flush();
  await world.db.delete(visitorEvents);
});

test("tracking: nothing is recorded of who was not asked, refused, or browses with Do Not Track or GPC", async () => {
  const visit = { body: { path: "/jobs" } };
  const silent = [
    as(null),
    as("refused"),
    as("made-up"),
    as(randomUUID(), { dnt: "1" }),
    as(randomUUID(), { "sec-gpc": "1" }),
    as(randomUUID(), { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }),
  ];
  for (const visitor of silent) {
    expect(await visitor.visit(visit)).toEqual({ recorded: false });
    expect(await visitor.queueEvent({ body: { message: { eventName: "seen" } } })).toEqual({
      recorded: false,
    });
    expect(await visitor.startSignUp({ body: {} })).toEqual({ recorded: false, id: null });
  }
  expect(await recorded()).toEqual([]);
});

test.each([`/jobs/${"-".repeat(36)}`, "/jobs?utm_source=%00spring", "/jobs?utm_campaign=%ED%A0%80", "/\\"])(
  "tracking: the address %s, which no column could keep as it is, costs nobody else’s visit",
  async (path) => {
    expect(await as(randomUUID()).visit({ body: { path } })).toEqual({ recorded: true });
    await as(randomUUID()).visit({ body: { path: "/companies" } });
    expect((await recorded()).map((row) => row.path)).toContain("/companies");
  },
);

test("tracking: a visit keeps its source, campaign and company, and no address or browser", async () => {
  const job = await aJob(world);
  const visitor = as(randomUUID());
  await visitor.visit({
    body: {
      path: `/jobs/${job.id}?utm_source=Newsletter&utm_campaign=spring`,
      referrer: "https://mail.example/",
    },
  });
  await visitor.visit({ body: { path: "/jobs", referrer: "https://www.search.example/?q=secret" } });
  const [first, second] = await recorded();
  expect(first).toMatchObject({ source: "newsletter", campaign: "spring", companyId: job.companyId });
  expect(second).toMatchObject({ source: "search.example", companyId: null, path: "/jobs" });
  expect(JSON.stringify([first, second])).not.toMatch(/secret|Mozilla|127\.0/);
});

test("tracking: an event keeps its short facts, and nothing that looks like someone's address", async () => {
  const message = {
    eventName: "shared",
    eventType: "click",
    place: "header",
    who: "ann@people.example",
    count: 2,
  };
  expect(await as(randomUUID()).queueEvent({ body: { message } })).toEqual({ recorded: true });
  expect(await recorded()).toMatchObject([
    { kind: "event", name: "shared", type: "click", fields: { place: "header", count: 2 } },
  ]);
  const nested = { eventName: "shared", more: { deep: true } } as never;
  expect((await refusal(as(null).queueEvent({ body: { message: nested } }))).statusCode).toBe(422);
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`field${at}`, at]));
  expect(
    (await refusal(as(null).queueEvent({ body: { message: { eventName: "x", ...many } } }))).statusCode,
  ).toBe(422);
});

test("tracking: a company reads how often it was shared, and nothing else that was reported of it", async () => {
  const ana = await aCompanyAdmin(world);
  const report = (eventName: string, eventType: string) =>
    as(randomUUID()).queueEvent({ body: { message: { eventName, eventType, companyId: ana.companyId } } });
  await report("shared", "link");
  await report("shared", "link");
  await report("laughed", "loudly");
  await recorded();
  const { events } = await ana.api.tracking.ofCompany({ query: { days: 30 } });
  expect(events).toEqual([{ name: "shared", type: "link", count: 2 }]);
  const other = await aCompanyAdmin(world);
  expect((await other.api.tracking.ofCompany({ query: { days: 30 } })).events).toEqual([]);
});

test("tracking: a sign-up is continued by its own visitor alone", async () => {
  const job = await aJob(world);
  const visitor = randomUUID();
  const { id } = await as(visitor).startSignUp({ body: { jobId: job.id } });
  const finish = { params: { id: id! }, body: { step: "finished" as const, jobId: job.id } };
  expect(await as(visitor).continueSignUp(finish)).toEqual({ recorded: true });
  expect((await refusal(as(randomUUID()).continueSignUp(finish))).statusCode).toBe(404);
  expect((await recorded()).map(({ name, signUpId }) => [name, signUpId])).toEqual([
    ["started", id],
    ["finished", id],
  ]);
});

test("tracking: a company reads where its own visitors came from, and how far they got", async () => {
  const ana = await aCompanyAdmin(world);
  const job = await aJob(world, { companyId: ana.companyId });
  const other = await aJob(world);
  const path = `/jobs/${job.id}`;
  const [one, two] = [randomUUID(), randomUUID()];
  await as(one).visit({ body: { path, referrer: "https://linkedin.com/feed" } });
  await as(one).visit({ body: { path } });
  await as(two).visit({ body: { path } });
  await as(two).visit({ body: { path: `/jobs/${other.id}` } });
  const { id } = await as(one).startSignUp({ body: { jobId: job.id } });
  await as(one).continueSignUp({ params: { id: id! }, body: { step: "finished", jobId: job.id } });
  await flush();
  expect(await ana.api.tracking.ofCompany({ query: {} })).toEqual({
    visitors: 2,
    visits: 3,
    events: [],
    days: expect.arrayContaining([{ day: "2026-11-21", visits: 3 }]),
    sources: [
      { source: "direct", visitors: 1, visits: 1, started: 0, finished: 0 },
      { source: "linkedin.com", visitors: 1, visits: 2, started: 1, finished: 1 },
    ],
  });
  const site = await (await anAdministrator(world)).api.tracking.ofSite({ query: {} });
  expect(site).toMatchObject({ visitors: 2, visits: 4, dropped: 0 });
  expect(site.signUps).toContainEqual({ step: "finished", count: 1 });
});

test("tracking: a visit is of the day it was where the company is, and days without one are counted too", async () => {
  const ana = await aCompanyAdmin(world);
  const job = await aJob(world, { companyId: ana.companyId });
  const visitAt = (at: string) => ({
    id: randomUUID(),
    at: new Date(at),
    kind: "visit" as const,
    visitorId: randomUUID(),
    companyId: ana.companyId,
    path: `/jobs/${job.id}`,
    source: "direct",
  });
  // By the clock of the tests it is the 21st, but still the 20th in Honolulu, where days begin at ten o’clock UTC.
  const moments = [
    "2026-11-13T09:59:59Z",
    "2026-11-13T10:00:00Z",
    "2026-11-20T09:59:59Z",
    "2026-11-20T10:00:00Z",
  ];
  await world.db.insert(visitorEvents).values(moments.map(visitAt));
  const daysIn = async (timeZone: string) => {
    await ana.api.companies.update({ params: { id: ana.companyId }, body: { timeZone } });
    const { days, visits } = await ana.api.tracking.ofCompany({ query: { days: 8 } });
    expect(days.reduce((sum, day) => sum + day.visits, 0)).toBe(visits);
    return Object.fromEntries(days.map((day) => [day.day, day.visits]));
  };
  expect(await daysIn("Pacific/Honolulu")).toEqual({
    "2026-11-13": 1,
    ...Object.fromEntries(["14", "15", "16", "17", "18"].map((day) => [`2026-11-${day}`, 0])),
    "2026-11-19": 1,
    "2026-11-20": 1,
  });
  expect(await daysIn("UTC")).toMatchObject({ "2026-11-14": 0, "2026-11-20": 2, "2026-11-21": 0 });
});

test("tracking: who no longer agrees is forgotten, with what was still to be written", async () => {
  const [gone, stays] = [randomUUID(), randomUUID()];
  await as(gone).visit({ body: { path: "/jobs" } });
  await flush();
  await as(gone).visit({ body: { path: "/companies" } });
  await as(stays).visit({ body: { path: "/jobs" } });
  await forgetVisitor(dependencies(), gone);
  expect((await recorded()).map(({ visitorId }) => visitorId)).toEqual([stays]);
});

test("tracking: what comes faster than it can be written is dropped, and counted where administrators read it", async () => {
  const buffer = new EventBuffer(world.db, () => {});
  const at = world.now();
  for (let made = 0; made < mostWaiting + 7; made += 1) buffer.add({ kind: "event", at, name: "busy" });
  await buffer.flush();
  const [row] = await world.db.select().from(visitorEvents).where(eq(visitorEvents.kind, "dropped"));
  expect(row).toMatchObject({ count: 7 });
  expect(await world.db.$count(visitorEvents)).toBe(mostWaiting + 1);
});

test("tracking: what cannot be written waits for the database, each event once", async () => {
  const failures: unknown[] = [];
  const fail = () => {
    throw new Error("away");
  };
  const away = { ...world.db, insert: fail };
  let db = away as unknown as typeof world.db;
  const buffer = new EventBuffer(
    new Proxy(world.db, { get: (_, name) => Reflect.get(name === "insert" ? db : world.db, name) }),
    (_, error) => failures.push(error),
  );
  buffer.add({ kind: "event", at: world.now(), name: "kept" });
  await buffer.flush();
  expect(failures).toHaveLength(1);
  db = world.db;
  await buffer.flush();
  await buffer.flush();
  expect(await world.db.$count(visitorEvents)).toBe(1);
});

test("tracking: months are partitions, made ahead and dropped after thirteen", async () => {
  const partitions = async () => {
    const { rows } = await world.db.execute(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'visitor_events'::regclass order by 1`,
    );
    return rows.map(({ name }) => name);
  };
  const keep = (at: string) => world.db.execute(sql`select keep_visitor_events(${at}::timestamptz, 13)`);
  await keep("2027-12-31T23:30:00Z");
  expect(await partitions()).toEqual(
    expect.arrayContaining(["visitor_events_2026_11", "visitor_events_2027_12", "visitor_events_2028_01"]),
  );
  await keep("2028-01-01T00:30:00Z");
  expect(await partitions()).not.toContain("visitor_events_2026_11");
  await keep("2026-11-21T09:00:00Z");
});
