import { and, eq } from "drizzle-orm";
import { beforeEach, expect, vi } from "vitest";
import { jobFeeds, jobs } from "#server/domains/jobs/tables.ts";
import { aCompany, aCompanyAdmin } from "./people.ts";
import type { World } from "./world.ts";

const address = "https://boards.greenhouse.io/acme";

/** A posting as the board tells it. */
export function posting(id: number, title: string, more: object = {}) {
  return {
    id,
    title,
    content: "<p>Know how to weld.</p>",
    absolute_url: `${address}/jobs/${id}`,
    location: { name: "Leeds, UK" },
    ...more,
  };
}

/** A board that answers every test of a file with the postings it has then. */
export function openBoard(world: World) {
  const board: { postings: object[] } = { postings: [] };
  beforeEach(() => {
    world.dependencies.outside.fetch = async () => ({
      status: 200,
      contentType: "application/json",
      body: Buffer.from(JSON.stringify({ jobs: board.postings })),
    });
  });
  return board;
}

/** A team whose board of two jobs was brought in live, and is synced. */
export async function aSyncedBoard(world: World, board: { postings: object[] }) {
  const { id: companyId } = await aCompany(world, { companyEmailDomain: "acme.example" });
  const { api } = await aCompanyAdmin(world, { companyId });
  const params = { id: companyId };
  const feed = async () => {
    const [row] = await world.db.select().from(jobFeeds).where(eq(jobFeeds.companyId, companyId));
    return row;
  };
  const preview = async () => {
    const known = await feed();
    return api.jobImports.preview({ params, body: known ? { feedId: known.id } : { address } });
  };
  const commit = (
    importId: string,
    { status = "live" as "draft" | "live", follow = false, leaveOut = [] as number[] } = {},
  ) => api.jobImports.commit({ params: { ...params, importId }, body: { status, follow, leaveOut } });
  const bring = async (importId: string, choice: Parameters<typeof commit>[1] = {}) => {
    await commit(importId, choice);
    return vi.waitFor(
      async () => {
        const shown = await api.jobImports.get({ params: { ...params, importId } });
        expect(shown.state).toBe("done");
        return shown;
      },
      { timeout: 10_000 },
    );
  };
  const undo = (importId: string) => api.jobImports.undo({ params: { ...params, importId } });
  const job = async (title: string) => {
    const which = and(eq(jobs.companyId, companyId), eq(jobs.jobTitle, title));
    const [row] = await world.db.select().from(jobs).where(which);
    return row!;
  };
  const states = async () => {
    const rows = await world.db.select().from(jobs).where(eq(jobs.companyId, companyId));
    return Object.fromEntries(rows.map(({ jobTitle, status }) => [jobTitle, status]));
  };
  const resync = () => api.jobs.resync({ params });
  board.postings = [posting(1, "Welder"), posting(2, "Fitter")];
  const first = await preview();
  await bring(first.id, { follow: true });
  await resync();
  await world.pass(60);
  return { api, params, companyId, first, feed, preview, commit, bring, undo, job, states, resync };
}
