import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { companyBoards } from "../tables.ts";

const world = openWorld();
let board: Server;
let address: string;
let status: number;

beforeAll(async () => {
  board = createServer((_, response) => response.writeHead(status).end(greenhouse));
  await new Promise<void>((resolve) => board.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(board.address() as AddressInfo).port}`;
  address = `http://${host}/jobs`;
  world.dependencies.outside.fetch = guardedFetch([host]);
});
beforeEach(() => void (status = 200));
afterAll(() => void board.close());

const greenhouse = JSON.stringify({
  jobs: [
    {
      id: 1,
      title: "Baker",
      content: "<p>Know the work.</p>",
      absolute_url: "https://boards.greenhouse.io/acme/jobs/1",
      location: { name: "Leeds, UK" },
    },
  ],
  meta: { total: 1 },
});

/** A board that is synced, an admin, and a member who may not manage integrations. */
async function synced() {
  const { id } = await aCompany(world, { companyEmailDomain: "acme.example" });
  const host = new URL(address).host;
  await world.db.insert(companyBoards).values({ companyId: id, board: host, provenAt: world.now() });
  const [ana, ben, cal] = [
    await aCompanyAdmin(world, { companyId: id }),
    await aCompanyAdmin(world, { companyId: id }),
    await aCompanyAdmin(world, { companyId: id }),
  ];
  const body = { companyAdminId: cal.companyAdminId, permissions: { integrations: false } };
  await ana.api.companies.setPermissions({ body });
  const params = { id };
  await ana.api.jobs.import({ params, body: { address } });
  const feed = async () => (await ana.api.jobs.feeds({ params }))[0]!;
  return {
    ana,
    ben,
    cal,
    params,
    feed,
    /** The next automatic sync. */
    async night(next: number) {
      status = next;
      const before = (await feed()).lastReadAt;
      await world.pass(6 * 3600);
      await vi.waitFor(async () => expect((await feed()).lastReadAt).not.toBe(before), { timeout: 10_000 });
      await world.settle();
    },
    mailsTo: (email: string) => world.mailed.filter(({ to }) => to === email).map(({ subject }) => subject),
  };
}
type Someone = Awaited<ReturnType<typeof aCompanyAdmin>>;
async function notificationsOf({ api }: Someone) {
  const { notifications } = await api.notifications.list({ query: { audience: "company" } });
  return notifications.filter(({ event }) => event.startsWith("jobFeed."));
}

test("failed syncs: people who can manage integrations are told once when a board begins to fail, and once when it works again", async () => {
  const { ana, ben, cal, feed, night, mailsTo } = await synced();
  await ben.api.accounts.setEmailSettings({ body: { team: false } });
  for (const next of [200, 503, 503, 503]) await night(next);
  const { id } = await feed();
  const failed = {
    event: "jobFeed.failed",
    type: "error",
    title: "Greenhouse: the sync failed",
    url: `/hire/jobs?source=${id}`,
    text: expect.stringContaining("We didn’t change or close any jobs."),
  };
  for (const told of [ana, ben]) expect(await notificationsOf(told)).toMatchObject([failed]);
  expect(await notificationsOf(cal)).toEqual([]);
  expect([mailsTo(ana.email), mailsTo(ben.email), mailsTo(cal.email)]).toEqual([[failed.title], [], []]);
  expect(world.mailed.at(-1)!.text).toContain(`See what happened: http://parallel.test${failed.url}`);

  for (const next of [200, 200]) await night(next);
  const recovered = { event: "jobFeed.recovered", title: "Greenhouse syncs again", type: "success" };
  for (const told of [ana, ben]) expect(await notificationsOf(told)).toMatchObject([recovered, failed]);
  expect(mailsTo(ana.email)).toEqual([failed.title, recovered.title]);
});

test("failed syncs: the person who started the sync saw the result, so only the others are notified", async () => {
  const { ana, ben, params } = await synced();
  for (const next of [503, 200]) {
    status = next;
    await ana.api.jobs.resync({ params });
    await world.settle();
  }
  expect(await notificationsOf(ana)).toEqual([]);
  expect((await notificationsOf(ben)).map(({ event }) => event)).toEqual([
    "jobFeed.recovered",
    "jobFeed.failed",
  ]);
});
