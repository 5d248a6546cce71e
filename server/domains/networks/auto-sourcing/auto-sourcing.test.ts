import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { setHiddenFrom } from "#server/domains/candidates/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { takeDown } from "#server/testing/listing-reports.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
const people: Record<string, CandidatePerson> = {};

const jobText = {
  jobTitle: "Software engineer",
  jobDescription: "<h3>What you bring</h3><ul><li>TypeScript</li><li>React</li><li>PostgreSQL</li></ul>",
  skills: ["TypeScript", "React"],
  locations: ["Bristol, United Kingdom"],
  qualificationScore: 40,
};
const engineer = { headline: "Software engineer", department: "Engineering", jobStatus: "Open to offers" };
const wishing = (wishes: object) => ({
  ...engineer,
  preferences: { titles: ["Software engineer"], locations: ["Bristol, United Kingdom"], ...wishes },
});

openSearch(world, async () => {
  team = await aHiringTeam(world, jobText);
  people.fits = await aDeveloper(world, engineer);
  people.far = await aDeveloper(world, {
    ...wishing({ locations: ["Sydney, Australia"] }),
    location: "Sydney, Australia",
  });
  people.dear = await aDeveloper(world, wishing({ salary: 300, salaryCurrency: "GBP" }));
  people.banker = await aDeveloper(world, wishing({ industries: ["Banking"] }));
  people.quiet = await aDeveloper(world, { ...engineer, scoring: false });
  people.asking = await aDeveloper(world, engineer);
  await people.asking.api.doNotContact.set({
    params: { id: people.asking.candidateId, companyId: team.job.companyId },
    body: { on: true },
  });
  people.applied = await aDeveloper(world, engineer);
  await anApplication(world, team.job, { candidate: people.applied });
  people.resting = await aDeveloper(world, { ...engineer, jobStatus: "Not looking" });
  people.hidden = await aDeveloper(world, engineer);
  const { candidateId } = people.hidden;
  const { companyId } = team.job;
  await world.db.transaction((tx) =>
    setHiddenFrom(tx, { candidateId, companyId }, { hidden: true, at: world.now() }),
  );
});

const params = () => ({ id: team.job.id });
const summary = () => team.marit.api.networks.autoSourcingSummary({ params: params() });
const start = (body: { autoSourcingType: "off" | "once" | "nightly"; jobPublish?: boolean }) =>
  team.marit.api.networks.startAutoSourcing({ params: params(), body });
const jsm = {
  sanitizedJobFilters: {
    location: [],
    industry: ["Software"],
    salary: { currency: "GBP", max: 90_000 },
    careerStage: [],
  },
};

test("auto-sourcing: criteria are kept with the job and in the log", async () => {
  expect((await summary()).jsm.sanitizedJobFilters).toMatchObject({ location: [], salary: null });
  expect(await team.marit.api.jobs.setSourcingCriteria({ params: params(), body: { jsm } })).toEqual({ jsm });
  expect((await summary()).jsm).toEqual(jsm);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, team.job.id));
  expect(kept.map(({ action }) => action)).toContain("job.changed");
});

test("auto-sourcing: one run makes the fitting its leads, tells nobody, and counts whom it left out by reason", async () => {
  expect(await start({ autoSourcingType: "once" })).toMatchObject({ running: true, lastRun: null });
  await world.settle();
  const { lastRun, leads, running, autoSourcingType } = await summary();
  expect({ running, autoSourcingType }).toEqual({ running: false, autoSourcingType: "off" });
  expect(lastRun).toMatchObject({
    found: 7,
    added: 1,
    leftOut: { location: 1, salary: 1, industry: 1, notScored: 1, applied: 1, doNotContact: 1 },
  });
  expect(leads.map(({ person }) => person.candidateId)).toEqual([people.fits!.candidateId]);
  expect(leads[0]!.score).toBeGreaterThanOrEqual(40);
  const listed = await team.marit.api.leads.list({ query: { jobId: team.job.id } });
  expect(listed.leads.map(({ fit }) => fit)).toEqual([leads[0]!.fit]);
  expect(await people.fits!.api.applications.mine()).toEqual([]);
  expect((await people.fits!.api.notifications.list({ query: {} })).notifications).toEqual([]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.action, "autoSourcing.set"));
  expect(kept).toMatchObject([{ subjectId: team.job.id, after: { type: "once" } }]);
});

test("auto-sourcing: each night it looks again, and whom it knows is not found twice", async () => {
  await start({ autoSourcingType: "nightly" });
  await world.settle();
  const first = await summary();
  expect(first).toMatchObject({
    autoSourcingType: "nightly",
    nextRunAt: "2026-11-22T02:00:00.000Z",
    lastRun: { added: 0, leftOut: { lead: 1 } },
  });
  await world.pass(86_400);
  expect((await summary()).lastRun!.at > first.lastRun!.at).toBe(true);
  expect(await start({ autoSourcingType: "off" })).toMatchObject({
    autoSourcingType: "off",
    nextRunAt: null,
  });
  await world.pass(2 * 86_400);
  expect((await summary()).autoSourcingType).toBe("off");
});

test("auto-sourcing: a lead can be invited like anyone, and is no lead then", async () => {
  const body = { candidates: [{ candidateId: people.fits!.candidateId, jobId: team.job.id }] };
  expect((await team.marit.api.networks.invite({ body })).invited).toHaveLength(1);
  expect((await summary()).leads).toEqual([]);
  const [row] = await world.db
    .select()
    .from(applications)
    .where(eq(applications.candidateId, people.fits!.candidateId));
  expect(row).toMatchObject({ applicationState: "outbound", source: "Automatic sourcing" });
});

test("auto-sourcing: a draft waits for its publishing where it is told to, and is refused otherwise", async () => {
  const draft = await aJob(world, { ...jobText, companyId: team.job.companyId, status: "draft" });
  const call = team.marit.api.networks.startAutoSourcing;
  const at = { params: { id: draft.id } };
  const refused = await refusal(call({ ...at, body: { autoSourcingType: "once" } }));
  expect(refused.code).toBe("JOB_NOT_LIVE");
  expect(await call({ ...at, body: { autoSourcingType: "once", jobPublish: true } })).toMatchObject({
    waitsForPublishing: true,
    running: false,
  });
  await team.marit.api.jobs.update({ ...at, query: { publish: "true" }, body: {} });
  await world.settle();
  const shown = await team.marit.api.networks.autoSourcingSummary(at);
  expect(shown).toMatchObject({ waitsForPublishing: false, running: false });
  expect(shown.lastRun!.added).toBeGreaterThan(0);
});

test("auto-sourcing: a job that is taken down looks for no one, and says why", async () => {
  await start({ autoSourcingType: "nightly" });
  await world.settle();
  const { lastRun } = await summary();
  const { restore } = await takeDown(world, { kind: "job", id: team.job.id });
  await world.pass(86_400);
  expect(await summary()).toMatchObject({
    autoSourcingType: "off",
    nextRunAt: null,
    running: false,
    why: "This job is on hold, so no one can be invited to it right now.",
    lastRun: { at: lastRun!.at },
  });
  expect(await refusal(start({ autoSourcingType: "once" }))).toMatchObject({ code: "JOB_HELD" });
  await restore();
});

test("auto-sourcing: in standby, and once its teammate may no longer, no one is looked for", async () => {
  const other = await aJob(world, { ...jobText, companyId: team.job.companyId });
  const at = { params: { id: other.id } };
  const of = () => team.marit.api.networks.autoSourcingSummary(at);
  const nightly = () =>
    team.marit.api.networks.startAutoSourcing({ ...at, body: { autoSourcingType: "nightly" } });
  const { api, companyAdminId } = team.marit;
  await nightly();
  await api.billing.downgrade();
  await world.settle();
  const why = "Your company is in standby. Leave standby under Company, Plan to do this.";
  expect(await of()).toMatchObject({ autoSourcingType: "off", why, leads: [], lastRun: null });
  await api.billing.exitMaintenance({ body: {} });
  await nightly();
  const allow = (sourcing: boolean) =>
    team.dilip.api.companies.setPermissions({ body: { companyAdminId, permissions: { sourcing } } });
  await allow(false);
  await world.settle();
  await allow(true);
  const left = "The teammate who started it can no longer look for people.";
  expect(await of()).toMatchObject({ autoSourcingType: "off", why: left, leads: [] });
});

test("auto-sourcing: only a proven company's team with the right to source may ask", async () => {
  const company = await aCompany(world, { provenAt: null });
  const { api } = await aCompanyAdmin(world, { companyId: company.id });
  const job = await aJob(world, { companyId: company.id });
  const at = { params: { id: job.id }, body: { autoSourcingType: "once" as const } };
  expect((await refusal(api.networks.startAutoSourcing(at))).statusCode).toBe(403);
});
