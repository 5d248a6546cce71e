import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { aCompany, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
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

/** A hiring team that the board above belongs to. */
async function aTeamWithBoard(about: { published?: boolean } = {}) {
  const { id } = await aCompany(world, { companyEmailDomain: "acme.example", ...about });
  const host = new URL(address).host;
  await world.db.insert(companyBoards).values({ companyId: id, board: host, provenAt: world.now() });
  const { api } = await aCompanyAdmin(world, { companyId: id });
  const params = { id };
  const statuses = async () => {
    const rows = await world.db.select().from(jobs).where(eq(jobs.companyId, id)).orderBy(jobs.jobTitle);
    return rows.map(({ jobTitle, status }) => `${jobTitle} ${status}`);
  };
  return {
    api,
    params,
    company: () => api.companies.get({ params }),
    import(titles: string[]) {
      listed = titles;
      return api.jobs.import({ params, body: { address } });
    },
    /** The board is read again by itself. */
    async reading(titles: string[], expected: string[]) {
      listed = titles;
      await world.pass(7 * 3600);
      await world.settle();
      await expect.poll(statuses).toEqual(expected);
    },
  };
}

test("board in standby: what is new arrives as a draft, what comes back waits, and what vanished closes", async () => {
  const { api, reading, ...team } = await aTeamWithBoard();
  await team.import(["Baker", "Writer"]);
  await reading(["Baker"], ["Baker live", "Writer closed"]);

  await api.billing.downgrade();
  await reading(["Baker", "Writer", "Gardener"], ["Baker live", "Gardener draft", "Writer closed"]);
  await reading(["Gardener"], ["Baker closed", "Gardener draft", "Writer closed"]);

  await api.billing.exitMaintenance({ body: {} });
  await reading(["Writer", "Gardener"], ["Baker closed", "Gardener draft", "Writer live"]);
});

test("board whose new jobs arrive as drafts: the company becomes public with its first published job", async () => {
  const { api, params, company, reading } = await aTeamWithBoard({ published: false });
  listed = ["Baker"];
  const { id: importId } = await api.jobImports.preview({ params, body: { address } });
  const chosen = { status: "draft" as const, follow: true, leaveOut: [] };
  const ofImport = { params: { ...params, importId } };
  await api.jobImports.commit({ ...ofImport, body: chosen });
  await expect.poll(async () => (await api.jobImports.get(ofImport)).state).toBe("done");
  await reading(["Baker", "Gardener"], ["Baker draft", "Gardener draft"]);
  expect(await company()).toMatchObject({ published: false, accountFlags: { jobsAdded: false } });

  const { import: importNow, ...other } = await aTeamWithBoard({ published: false });
  expect(await importNow(["Baker"])).toMatchObject({ state: "healthy", added: 1 });
  expect(await other.company()).toMatchObject({ published: true, accountFlags: { jobsAdded: true } });
});

test("board of a disabled company: what is new arrives as a draft, what comes back waits, and what vanished closes", async () => {
  const { params, company, reading, ...team } = await aTeamWithBoard();
  async function setDisabled(disabled: boolean) {
    const administrator = await anAdministrator(world);
    const body = { disabled, reason: "Several of its jobs ask for money." };
    await administrator.api.companySupport.setDisabled({ params, body });
  }
  await team.import(["Baker", "Writer"]);
  await reading(["Baker"], ["Baker live", "Writer closed"]);

  await setDisabled(true);
  await reading(["Writer", "Gardener"], ["Baker closed", "Gardener draft", "Writer closed"]);
  expect(await company()).toMatchObject({ published: false });

  await setDisabled(false);
  await reading(["Writer", "Gardener"], ["Baker closed", "Gardener draft", "Writer live"]);
});
