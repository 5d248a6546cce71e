import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
/** What each board answers; one that is not here is away. */
const boards = new Map<string, object[]>();
beforeEach(() => {
  boards.clear();
  world.dependencies.outside.fetch = async (url) => {
    const postings = [...boards].find(([name]) => url.includes(`/boards/${name}/`))?.[1];
    const body = Buffer.from(JSON.stringify({ jobs: postings ?? [] }));
    return { status: postings ? 200 : 500, contentType: "application/json", body };
  };
});

const posting = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  content: "<p>Know how to weld. Bring your own gloves.</p>",
  absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
  location: { name: "Leeds, UK" },
  ...more,
});
const addressOf = (board: string) => `https://boards.greenhouse.io/${board}`;

async function aTeam() {
  const company = await aCompany(world, { companyEmailDomain: "acme.example" });
  const admin = await aCompanyAdmin(world, { companyId: company.id });
  const { api, companyId } = admin;
  const params = { id: companyId };
  return {
    ...admin,
    params,
    rows: () => world.db.select().from(jobs).where(eq(jobs.companyId, companyId)).orderBy(jobs.jobTitle),
    async bring(board: string) {
      const { id: importId } = await api.jobImports.preview({ params, body: { address: addressOf(board) } });
      const at = { ...params, importId };
      await api.jobImports.commit({ params: at, body: { status: "live", follow: true, leaveOut: [] } });
      const isDone = async () => expect((await api.jobImports.get({ params: at })).state).toBe("done");
      await vi.waitFor(isDone, 10_000);
      return importId;
    },
  };
}

test("differences: a followed board shows what would change, field by field, before anything does", async () => {
  const { api, params, rows, bring } = await aTeam();
  boards.set("acme", [posting(1, "Welder"), posting(2, "Fitter"), posting(3, "Cook")]);
  await bring("acme");
  const before = await rows();
  boards.set("acme", [
    posting(1, "Senior welder", {
      location: { name: "York, UK" },
      content: "<p>Know how to weld. We lend you gloves. £20 an hour.</p>",
    }),
    posting(2, "Fitter"),
    posting(4, "Nurse"),
  ]);
  const [feed] = await api.jobs.feeds({ params });
  const preview = await api.jobImports.preview({ params, body: { feedId: feed!.id } });
  expect(preview.found).toMatchObject({ new: 1, changed: 1, gone: 1, same: 1 });
  expect(preview.status, "as its jobs came in before").toBe("live");
  expect(await rows()).toEqual(before);
  const at = { ...params, importId: preview.id };
  const lines = await api.jobImports.lines({ params: at });
  const changed = lines.find(({ kind }) => kind === "changed")!;
  const changes = () => api.jobImports.lineChanges({ params: { ...at, position: String(changed.position) } });
  const expected = [
    { field: "title", before: "Welder", after: "Senior welder" },
    { field: "location", before: "Leeds, UK", after: "York, UK" },
    { field: "salary", before: null, after: expect.stringContaining("20") },
    { field: "seniority", before: null, after: "Senior (10+)" },
    {
      field: "description",
      before: "Bring your own gloves.",
      after: "We lend you gloves. £20 an hour.",
    },
  ];
  const found = await changes();
  for (const change of expected) expect(found).toContainEqual(change);
  await api.jobImports.commit({ params: at, body: { status: "live", follow: false, leaveOut: [] } });
  const isDone = async () => expect((await api.jobImports.get({ params: at })).state).toBe("done");
  await vi.waitFor(isDone, 10_000);
  expect(await changes()).toEqual(found);
});

test("differences: what was left out when a board was followed is left out again, unless it is chosen", async () => {
  const { api, params, rows } = await aTeam();
  boards.set("acme", [posting(1, "Welder"), posting(2, "Fitter")]);
  const preview = () => api.jobImports.preview({ params, body: { address: addressOf("acme") } });
  const commit = async (importId: string, leaveOut: number[]) => {
    const at = { ...params, importId };
    await api.jobImports.commit({ params: at, body: { status: "live", follow: true, leaveOut } });
    const isDone = async () => expect((await api.jobImports.get({ params: at })).state).toBe("done");
    await vi.waitFor(isDone, 10_000);
  };
  await commit((await preview()).id, [1]);
  const again = await preview();
  const lines = await api.jobImports.lines({ params: { ...params, importId: again.id } });
  expect(lines).toMatchObject([{ position: 0, title: "Fitter", kind: "new", chosen: false }]);
  await commit(again.id, []);
  expect((await rows()).map(({ jobTitle }) => jobTitle)).toEqual(["Fitter", "Welder"]);
});

test("differences: two boards and a file of one company never close each other’s jobs", async () => {
  const { api, params, rows, bring } = await aTeam();
  const elsewhere = (id: number, title: string) =>
    posting(id, title, { absolute_url: `https://boards.greenhouse.io/ac-me/jobs/${id}` });
  boards.set("acme", [posting(1, "Welder"), posting(2, "Fitter")]);
  boards.set("ac-me", [elsewhere(1, "Nurse"), elsewhere(2, "Cook")]);
  await bring("acme");
  await bring("ac-me");
  await api.jobs.import({ params, body: { text: JSON.stringify({ jobs: [posting(7, "Baker")] }) } });
  await api.jobs.resync({ params });
  const open = async () =>
    (await rows()).filter(({ status }) => status === "live").map(({ jobTitle }) => jobTitle);
  expect(await open()).toEqual(["Baker", "Cook", "Fitter", "Nurse", "Welder"]);
  boards.set("ac-me", [elsewhere(1, "Nurse")]);
  await api.jobs.resync({ params });
  expect(await open()).toEqual(["Baker", "Fitter", "Nurse", "Welder"]);
});

test("differences: the history says who synced, what was touched, and how often nothing was", async () => {
  const { api, params, bring } = await aTeam();
  boards.set("acme", [posting(1, "Welder"), posting(2, "Fitter")]);
  await bring("acme");
  const resync = () => api.jobs.resync({ params });
  await resync();
  await resync();
  boards.set("acme", [posting(1, "Senior welder"), posting(3, "Nurse")]);
  await world.pass(3600);
  await resync();
  boards.delete("acme");
  await world.pass(3600);
  await resync();
  const [feed] = await api.jobs.feeds({ params });
  const history = await api.jobs.feedHistory({ params: { ...params, feedId: feed!.id } });
  expect(history).toMatchObject([
    { state: "failed", message: expect.stringContaining("500"), by: expect.stringContaining("Person") },
    {
      state: "healthy",
      counts: { added: 1, changed: 1, closed: 1 },
      titles: { added: ["Nurse"], changed: ["Senior welder"], closed: ["Fitter"] },
    },
    { state: "healthy", times: 2, counts: { unchanged: 2 } },
  ]);
  const stranger = await aTeam();
  await expect(
    stranger.api.jobs.feedHistory({ params: { ...stranger.params, feedId: feed!.id } }),
  ).rejects.toMatchObject({ error: { statusCode: 404 } });
});

test("differences: an imported end date is the last day to apply, and a later one brings the job back", async () => {
  const { api, params, rows, bring } = await aTeam();
  const withEnd = (day: string) => posting(1, "Welder", { application_deadline: `${day}T00:00:00Z` });
  boards.set("acme", [withEnd("2026-11-25"), posting(2, "Fitter")]);
  await bring("acme");
  const welder = async () => (await rows()).find(({ jobTitle }) => jobTitle === "Welder")!;
  expect(await welder()).toMatchObject({ status: "live", closesOn: "2026-11-25" });
  await world.pass(6 * 86_400);
  expect((await welder()).status).toBe("closed");
  await api.jobs.resync({ params });
  expect((await welder()).status).toBe("closed");
  boards.set("acme", [withEnd("2026-12-20"), posting(2, "Fitter")]);
  await api.jobs.resync({ params });
  expect(await welder()).toMatchObject({ status: "live", closesOn: "2026-12-20" });
});

test("differences: undoing an import that moved the last day to apply brings the earlier day back, and the job closes after it", async () => {
  const { api, params, rows, bring } = await aTeam();
  const dayIn = (days: number) =>
    new Date(world.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const [first, later] = [dayIn(4), dayIn(30)];
  const withEnd = (day: string) => posting(1, "Welder", { application_deadline: `${day}T00:00:00Z` });
  boards.set("acme", [withEnd(first)]);
  await bring("acme");
  const welder = async () => (await rows()).find(({ jobTitle }) => jobTitle === "Welder")!;
  boards.set("acme", [withEnd(later)]);
  const importId = await bring("acme");
  expect(await welder()).toMatchObject({ status: "live", closesOn: later });
  await api.jobImports.undo({ params: { ...params, importId } });
  boards.clear();
  expect(await welder()).toMatchObject({ status: "live", closesOn: first });
  await world.pass(6 * 86_400);
  expect((await welder()).status).toBe("closed");
});

test("differences: a board that someone stopped is no longer read, and its jobs stay as they are", async () => {
  const { api, params, rows, bring, companyId } = await aTeam();
  boards.set("acme", [posting(1, "Welder")]);
  await bring("acme");
  const [feed] = await api.jobs.feeds({ params });
  const stop = { params: { ...params, feedId: feed!.id } };
  const reader = await aCompanyAdmin(world, { companyId, without: ["jobs"] });
  expect(await refusal(reader.api.jobs.stopFeed(stop))).toMatchObject({ statusCode: 403 });
  const stranger = await aTeam();
  expect(await refusal(stranger.api.jobs.stopFeed(stop))).toMatchObject({ statusCode: 404 });
  await api.jobs.stopFeed(stop);
  boards.set("acme", []);
  await world.pass(24 * 3600);
  expect(await rows()).toMatchObject([{ jobTitle: "Welder", status: "live" }]);
  expect(await api.jobs.feeds({ params })).toEqual([]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, feed!.id));
  expect(kept).toMatchObject([{ action: "jobs.feedStopped", before: { address: addressOf("acme") } }]);
});
