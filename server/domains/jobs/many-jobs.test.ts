import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { jobs } from "./tables.ts";

const world = openWorld();

async function aTeam(titles: string[], status: "draft" | "live" | "closed" = "live") {
  const { api, companyId } = await aCompanyAdmin(world);
  const made = [];
  for (const jobTitle of titles)
    made.push(
      await aJob(world, { companyId, jobTitle, status, ...(status === "draft" && { publishedAt: null }) }),
    );
  const params = { id: companyId };
  const statuses = async () => {
    const rows = await world.db
      .select({ jobTitle: jobs.jobTitle, status: jobs.status })
      .from(jobs)
      .where(eq(jobs.companyId, companyId))
      .orderBy(jobs.jobTitle);
    return rows.map((row) => `${row.jobTitle} ${row.status}`);
  };
  return { api, companyId, made, params, statuses };
}

test("the jobs list: it is searched and paged by the server, and its counts are those of all jobs", async () => {
  const { api, companyId, params } = await aTeam(["Nurse", "Night nurse", "Cook"]);
  await aJob(world, { companyId, jobTitle: "Nurse to be", status: "draft", publishedAt: null });
  await aJob(world, { jobTitle: "Nurse elsewhere" });
  const page = await api.jobs.ofCompany({ params, query: { status: "live", q: "nurse bristol", limit: 1 } });
  expect(page).toMatchObject({ total: 2, counts: { live: 3, draft: 1, closed: 0 } });
  const next = await api.jobs.ofCompany({
    params,
    query: { status: "live", q: "nurse bristol", limit: 1, skip: 1 },
  });
  expect([...page.jobs, ...next.jobs].map(({ jobTitle }) => jobTitle).toSorted()).toEqual([
    "Night nurse",
    "Nurse",
  ]);
  expect((await api.jobs.ofCompany({ params, query: { q: "%" } })).total).toBe(0);
  expect((await api.jobs.ofCompany({ params, query: { status: "live,draft", q: "nurse" } })).total).toBe(3);
});

test("the jobs list: each count of who finds live jobs lists, and changes, exactly that many", async () => {
  const { api, companyId, params } = await aTeam(["Cook", "Nurse"]);
  await aJob(world, { companyId, jobTitle: "Welder", publishedToMarketplace: false });
  await aJob(world, { companyId, jobTitle: "Baker", internal: true });
  await aJob(world, { companyId, jobTitle: "Ranger", status: "closed", internal: true });
  const counts = await api.jobs.stats({ params: { companyId } });
  expect(counts).toMatchObject({ total: 5, live: 4, marketplace: 2, careersPage: 1, internal: 1 });
  for (const shown of ["marketplace", "careersPage", "internal"] as const) {
    const { total, jobs: listed } = await api.jobs.ofCompany({ params, query: { status: "live", shown } });
    expect({ total, listed: listed.length }).toEqual({ total: counts[shown], listed: counts[shown] });
  }
  const matching = { status: "live", shown: "internal" } as const;
  expect(await api.jobs.setStatusOfMany({ params, body: { to: "closed", matching } })).toMatchObject({
    changed: 1,
  });
  expect(await api.jobs.stats({ params: { companyId } })).toMatchObject({ live: 3, internal: 0 });
});

test("many jobs: they close together, and people are told only when it can no longer be undone", async () => {
  const { api, made, params, statuses } = await aTeam(["Cook", "Nurse", "Welder"]);
  const { id } = await anApplication(world, made[0]!);
  const state = async () => (await api.applications.get({ params: { id } })).applicationState;
  const ids = [made[0]!.id, made[1]!.id];
  const first = await api.jobs.setStatusOfMany({ params, body: { to: "closed", ids } });
  expect(first).toMatchObject({ changed: 2, left: 0 });
  expect(await statuses()).toEqual(["Cook closed", "Nurse closed", "Welder live"]);
  expect((await api.companies.get({ params })).openJobsCount).toBe(1);
  await world.pass(4);
  const at = { ...params, batchId: first.batchId! };
  expect(await api.jobs.undoStatusOfMany({ params: at })).toEqual({ restored: 2 });
  expect(await statuses()).toEqual(["Cook live", "Nurse live", "Welder live"]);
  await world.pass(10);
  expect(await state()).toBe("pending");
  const again = await api.jobs.setStatusOfMany({ params, body: { to: "closed", ids } });
  await world.pass(10);
  await world.settle();
  expect(await state()).toBe("expired");
  const late = api.jobs.undoStatusOfMany({ params: { ...params, batchId: again.batchId! } });
  expect(await refusal(late)).toMatchObject({ statusCode: 409, code: "TOO_LATE" });
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, params.id))
    .orderBy(auditLog.id);
  expect(kept.filter(({ action }) => action === "jobs.changed")).toHaveLength(3);
});

test("many jobs: all that a search finds are published, and what cannot be is said with its reason", async () => {
  const { api, companyId, params, statuses } = await aTeam(["Nurse", "Night nurse", "Cook"], "draft");
  await aJob(world, {
    companyId,
    jobTitle: "Nurse without words",
    jobDescription: "",
    status: "draft",
    publishedAt: null,
  });
  const matching = { status: "draft" as const, q: "nurse" };
  expect(await api.jobs.setStatusOfMany({ params, body: { to: "live", matching } })).toMatchObject({
    changed: 2,
    left: 1,
    reasons: [{ jobTitle: "Nurse without words", reason: expect.stringContaining("Description") }],
  });
  expect(await statuses()).toEqual([
    "Cook draft",
    "Night nurse live",
    "Nurse live",
    "Nurse without words draft",
  ]);
});

test("many jobs: another company's jobs are not among them", async () => {
  const { made, params } = await aTeam(["Cook"]);
  const other = await aTeam(["Nurse"]);
  const body = { to: "closed" as const, ids: [made[0]!.id] };
  expect(await refusal(other.api.jobs.setStatusOfMany({ params, body }))).toMatchObject({ statusCode: 404 });
  expect(await other.api.jobs.setStatusOfMany({ params: other.params, body })).toMatchObject({ changed: 0 });
});
