import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { saveExchanges } from "#server/domains/exchanges/index.ts";
import { jobExchanges } from "#server/domains/exchanges/tables.ts";
import { jobFeeds, jobs } from "#server/domains/jobs/tables.ts";
import { anApplication } from "#server/testing/applications.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let answer: string;
beforeEach(() => {
  world.dependencies.outside.fetch = async () => ({
    status: 200,
    contentType: "application/json",
    body: Buffer.from(answer),
  });
});

const posting = (id: number, title: string, content = "<p>Know TypeScript.</p>") => ({
  id,
  title,
  content,
  absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
  location: { name: "Leeds, UK" },
});
const serve = (...postings: object[]) => void (answer = JSON.stringify({ jobs: postings }));
const address = "https://boards.greenhouse.io/acme";

async function aTeam(companyEmailDomain = "acme.example") {
  const company = await aCompany(world, { companyEmailDomain });
  const { api, companyId } = await aCompanyAdmin(world, { companyId: company.id });
  const rows = () => world.db.select().from(jobs).where(eq(jobs.companyId, companyId)).orderBy(jobs.sourceId);
  const params = { id: companyId };
  async function preview(body: { address?: string; text?: string } = { address }) {
    return api.jobImports.preview({ params, body });
  }
  async function bring(
    id: string,
    choice: { status?: "draft" | "live"; follow?: boolean; leaveOut?: number[] } = {},
  ) {
    const at = { ...params, importId: id };
    const body = { status: "draft" as const, follow: false, leaveOut: [], ...choice };
    await api.jobImports.commit({ params: at, body });
    return vi.waitFor(async () => {
      const shown = await api.jobImports.get({ params: at });
      expect(shown.state).toBe("done");
      return shown;
    });
  }
  return { api, companyId, params, rows, preview, bring };
}

test("imports: what a board holds is shown before anything changes, and only what is ticked comes in, as drafts", async () => {
  const { api, params, rows, preview, bring } = await aTeam();
  serve(posting(1, "Developer"), posting(2, "Designer"), { ...posting(3, "Writer"), absolute_url: "" });
  const found = await preview();
  expect(found).toMatchObject({
    state: "ready",
    system: "greenhouse",
    found: { new: 2, changed: 0, same: 0, gone: 0, unreadable: 1 },
    board: { theirs: true },
  });
  expect(await rows()).toEqual([]);
  const lines = await api.jobImports.lines({ params: { ...params, importId: found.id } });
  expect(lines.map(({ kind, title, reason }) => [kind, title, reason])).toEqual([
    ["new", "Developer", null],
    ["new", "Designer", null],
    ["unreadable", "Writer", "It has no page of its own."],
  ]);
  const done = await bring(found.id, { leaveOut: [1] });
  expect(done).toMatchObject({ chosen: 1, done: 1, status: "draft" });
  expect(await rows()).toMatchObject([{ jobTitle: "Developer", status: "draft", publishedAt: null }]);
  const at = { ...params, importId: found.id };
  const again = api.jobImports.commit({ params: at, body: { status: "draft", follow: false, leaveOut: [] } });
  expect(await refusal(again)).toMatchObject({ statusCode: 409, code: "ALREADY_IMPORTED" });
});

test("imports: a following board goes on with what was chosen, and undoing ends that as well", async () => {
  const { api, companyId, params, rows, preview, bring } = await aTeam();
  serve(posting(1, "Developer"), posting(2, "Designer"));
  const { id } = await preview();
  await bring(id, { status: "live", follow: true, leaveOut: [1] });
  serve(posting(1, "Developer"), posting(2, "Designer"), posting(3, "Nurse"));
  expect(await api.jobs.resync({ params })).toMatchObject([{ state: "healthy", added: 1, closed: 0 }]);
  expect((await rows()).map(({ jobTitle, status }) => `${jobTitle} ${status}`)).toEqual([
    "Developer live",
    "Nurse live",
  ]);
  await api.jobImports.undo({ params: { ...params, importId: id } });
  expect((await rows()).map(({ jobTitle }) => jobTitle)).toEqual(["Nurse"]);
  expect(await world.db.select().from(jobFeeds).where(eq(jobFeeds.companyId, companyId))).toEqual([]);
});

test("imports: undoing one removes what it added and restores what it changed and closed", async () => {
  const { api, params, rows, preview, bring } = await aTeam();
  serve(posting(1, "Developer"), posting(2, "Designer"));
  await bring((await preview()).id, { status: "live" });
  const before = await rows();
  await world.pass(60);
  serve(posting(1, "Senior developer"), posting(3, "Nurse"), posting(4, "Cook"));
  const second = await preview();
  expect(second.found).toMatchObject({ new: 2, changed: 1, gone: 1 });
  await bring(second.id, { status: "live" });
  expect((await rows()).map(({ jobTitle, status }) => `${jobTitle} ${status}`)).toEqual([
    "Senior developer live",
    "Designer closed",
    "Nurse live",
    "Cook live",
  ]);
  const cook = (await rows())[3]!;
  await anApplication(world, cook);
  const undone = await api.jobImports.undo({ params: { ...params, importId: second.id } });
  expect(undone).toMatchObject({ state: "undone", kept: 1, undoUntil: null });
  const after = await rows();
  expect(after.map(({ jobTitle, status }) => `${jobTitle} ${status}`)).toEqual([
    "Developer live",
    "Designer live",
    "Cook live",
  ]);
  expect(after[0]).toEqual({ ...before[0], changedAt: after[0]!.changedAt });
  expect((await api.companies.get({ params })).openJobsCount).toBe(3);
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, second.id))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action).toSorted()).toEqual(["jobs.importUndone", "jobs.imported"]);
});

test("imports: budgets are in the currency of the headquarters, as those of written jobs", async () => {
  const { api, params, rows, preview, bring } = await aTeam();
  await api.companies.update({ params, body: { companyHQlocation: "Berlin, Germany" } });
  serve(posting(1, "Developer"));
  await bring((await preview()).id);
  const { jobBudgetData } = await api.jobs.get({ params: { id: (await rows())[0]!.id } });
  expect(jobBudgetData).toMatchObject({ budget: 50, currency: "EUR" });
});

test("imports: undoing one keeps a job that ads were paid for, so that its costs can be seen", async () => {
  const { api, params, rows, preview, bring } = await aTeam();
  serve(posting(1, "Developer"), posting(2, "Designer"));
  const found = await preview();
  await bring(found.id, { status: "live" });
  const [developer] = await rows();
  await saveExchanges(world.db, world.now());
  const [exchange] = await world.db.select().from(jobExchanges).limit(1);
  const cost = { amount: 1200, currency: "USD" };
  const body = { exchangeId: exchange!.id, day: "2026-11-20", cost };
  await api.adSpend.enter({ params: { id: developer!.id }, body });
  expect(await api.jobImports.undo({ params: { ...params, importId: found.id } })).toMatchObject({ kept: 1 });
  expect((await rows()).map(({ jobTitle }) => jobTitle)).toEqual(["Developer"]);
});

test("imports: an import can be undone for a day", async () => {
  const { api, params, preview, bring } = await aTeam();
  serve(posting(1, "Developer"));
  const { id } = await preview();
  const undo = () => api.jobImports.undo({ params: { ...params, importId: id } });
  expect(await refusal(undo())).toMatchObject({ code: "NOT_IMPORTED" });
  await bring(id);
  await world.pass(25 * 3600);
  expect(await refusal(undo())).toMatchObject({ statusCode: 409, code: "TOO_LATE" });
});

test("imports: a board that bears another name brings drafts only, until a code on it shows whose it is", async () => {
  const { api, params, rows, preview, bring } = await aTeam("elsewhere.example");
  serve(posting(1, "Developer"), posting(2, "Designer"));
  const found = await preview();
  expect(found.board).toMatchObject({ name: "greenhouse/acme", theirs: false });
  expect(found.notLive).toContain(found.board.code);
  expect(found.notLive).toContain("the Greenhouse board “acme” belongs to you");
  const at = { ...params, importId: found.id };
  for (const wanted of [
    { status: "live" as const, follow: false },
    { status: "draft" as const, follow: true },
  ]) {
    const refused = await refusal(api.jobImports.commit({ params: at, body: { ...wanted, leaveOut: [] } }));
    expect(refused).toMatchObject({ statusCode: 409, code: "BOARD_NOT_SHOWN" });
  }
  await bring(found.id);
  const [developer] = await rows();
  const publish = () =>
    api.jobs.update({ params: { id: developer!.id }, query: { publish: "true" }, body: {} });
  expect(await refusal(publish())).toMatchObject({ statusCode: 409, code: "BOARD_NOT_SHOWN" });
  const text = JSON.stringify({ jobs: [posting(1, "Developer", `<p>${found.board.code}</p>`)] });
  expect((await preview({ text })).board.theirs).toBe(false);
  serve(posting(1, "Developer", `<p>Know TypeScript. ${found.board.code}</p>`));
  expect((await preview()).board.theirs).toBe(true);
  expect(await publish()).toMatchObject({ status: "live" });
});

test("imports: a part of a board may be taken, and closes nothing", async () => {
  const { api, rows, preview, bring } = await aTeam();
  const listed = (id: string) => ({ id, name: `Nurse ${id}`, company: { identifier: "acme" } });
  const page = (content: object[], totalFound: number) => JSON.stringify({ content, totalFound });
  await bring((await preview({ text: page([listed("1"), listed("2")], 2) })).id, { status: "live" });
  const part = await preview({ text: page([listed("2"), listed("3")], 240) });
  expect(part).toMatchObject({
    partial: true,
    note: "The job board returned 2 of its 240 jobs, so we didn’t change anything.",
    found: { new: 1, gone: 0 },
  });
  await bring(part.id, { status: "live" });
  expect((await rows()).map(({ status }) => status)).toEqual(["live", "live", "live"]);
  expect(await api.jobs.feeds({ params: { id: (await rows())[0]!.companyId } })).toEqual([]);
});

test("imports: another company's import looks as if it did not exist", async () => {
  const { preview } = await aTeam();
  serve(posting(1, "Developer"));
  const { id: importId, companyId } = await preview();
  const other = await aTeam();
  const body = { status: "draft" as const, follow: false, leaveOut: [] };
  for (const id of [companyId, other.companyId]) {
    const params = { id, importId };
    const calls = [
      other.api.jobImports.get({ params }),
      other.api.jobImports.lines({ params }),
      other.api.jobImports.commit({ params, body }),
      other.api.jobImports.undo({ params }),
    ];
    for (const { statusCode } of await Promise.all(calls.map(refusal))) expect(statusCode).toBe(404);
  }
});
