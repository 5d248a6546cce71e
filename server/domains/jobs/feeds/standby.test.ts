import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { companyBoards, jobs } from "../tables.ts";

const world = openWorld();
let board: Server;
let address: string;
let listed: string[];

beforeAll(async () => {
  board = createServer((_, response) => response.end(greenhouse(listed)));
  await new Promise<void>((resolve) => board.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(board.address() as AddressInfo).port}`;
  address = `http://${host}/jobs`;
  world.dependencies.outside.fetch = guardedFetch([host]);
});
afterAll(() => void board.close());

function greenhouse(titles: string[]) {
  const found = titles.map((title) => ({
    id: title.length,
    title,
    content: "<p>Know the work.</p>",
    absolute_url: `https://boards.greenhouse.io/acme/jobs/${title.length}`,
    location: { name: "Leeds, UK" },
  }));
  return JSON.stringify({ jobs: found, meta: { total: found.length } });
}

test("board in standby: what is new arrives as a draft, what comes back waits, and what vanished closes", async () => {
  const { id } = await aCompany(world, { companyEmailDomain: "acme.example" });
  const host = new URL(address).host;
  await world.db.insert(companyBoards).values({ companyId: id, board: host, provenAt: world.now() });
  const { api } = await aCompanyAdmin(world, { companyId: id });
  const statuses = async () => {
    const rows = await world.db.select().from(jobs).where(eq(jobs.companyId, id)).orderBy(jobs.jobTitle);
    return rows.map(({ jobTitle, status }) => `${jobTitle} ${status}`);
  };
  /** The board is read again by itself. */
  async function reading(titles: string[], expected: string[]) {
    listed = titles;
    await world.pass(7 * 3600);
    await world.settle();
    await expect.poll(statuses).toEqual(expected);
  }
  listed = ["Baker", "Writer"];
  await api.jobs.import({ params: { id }, body: { address } });
  await reading(["Baker"], ["Baker live", "Writer closed"]);

  await api.billing.downgrade();
  await reading(["Baker", "Writer", "Gardener"], ["Baker live", "Gardener draft", "Writer closed"]);
  await reading(["Gardener"], ["Baker closed", "Gardener draft", "Writer closed"]);

  await api.billing.exitMaintenance({ body: {} });
  await reading(["Writer", "Gardener"], ["Baker closed", "Gardener draft", "Writer live"]);
});
