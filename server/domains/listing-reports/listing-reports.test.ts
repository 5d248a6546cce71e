import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aReport } from "#server/testing/listing-reports.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
openSearch(world);
const one = (id: string) => ({ params: { id } });
const visitor = () => world.client();

async function report(id: string, kind: "job" | "company" = "job") {
  const person = await aCandidate(world);
  await person.api.listingReports.report({ body: { kind, id, reason: "misleading" } });
  return person;
}
async function reviewedOf(id: string, list: "open" | "down" = "open") {
  const { api } = await anAdministrator(world);
  const found = (await api.listingReports.reviewed({ query: { list } })).find((listing) => listing.id === id);
  const decide = (decision: "dismiss" | "takeDown" | "restore", words?: string) =>
    api.listingReports.decide({ ...one(id), body: { decision, words, seenUntil: found?.at } });
  return { api, found, decide };
}
const listed = async (companyId: string) =>
  (await visitor().jobs.list({ query: { filter: JSON.stringify({ where: { companyId } }) } })).map(
    ({ id }) => id,
  );

test("reports: a person who reports a job again changes what they said, and needs words for another reason", async () => {
  const { job, ann } = await aReport(world);
  const again = { kind: "job", id: job.id, reason: "other" } as const;
  expect(await refusal(ann.api.listingReports.report({ body: again }))).toMatchObject({
    details: { words: "Say what is wrong" },
  });
  await ann.api.listingReports.report({ body: { ...again, words: "The address is a parking lot." } });
  const { found } = await reviewedOf(job.id);
  expect(found).toMatchObject({ kind: "job", title: job.jobTitle, down: null });
  expect(found!.reports).toMatchObject([
    { fullName: "Ann Reed", reason: "other", words: "The address is a parking lot." },
  ]);
  expect(await listed(job.companyId)).toContain(job.id);
});

test("reports: the third person holds the job back; its team still sees it and reads why", async () => {
  const { job, marit, ann } = await aReport(world);
  await report(job.id);
  await ann.api.listingReports.report({ body: { kind: "job", id: job.id, reason: "gone" } });
  expect(await listed(job.companyId)).toContain(job.id);
  await report(job.id);
  await world.settle();
  expect(await listed(job.companyId)).not.toContain(job.id);
  expect(await refusal(visitor().jobs.get(one(job.id)))).toMatchObject({ statusCode: 404 });
  const late = await aCandidate(world);
  expect(await refusal(late.api.applications.apply({ ...one(job.id), body: {} }))).toMatchObject({
    statusCode: 404,
  });
  const own = await marit.api.jobs.get(one(job.id));
  expect(own).toMatchObject({ status: "live" });
  expect(own.heldReason).toContain("3 people reported it");
  expect((await lastEmailTo(world, marit.email))?.subject).toBe(`${job.jobTitle} is on hold`);
});

test("reports: people whose address is not confirmed don't hold a job back", async () => {
  const { job } = await aReport(world);
  await report(job.id);
  const last = await aCandidate(world);
  await world.db.execute(`update users set email_verified_at = null where id = '${last.userId}'`);
  await last.api.listingReports.report({ body: { kind: "job", id: job.id, reason: "scam" } });
  expect(await listed(job.companyId)).toContain(job.id);
});

test("reports: dismissing puts the job back and tells who reported it", async () => {
  const { job, ann } = await aReport(world);
  await report(job.id);
  const stale = await reviewedOf(job.id);
  await world.pass(1);
  await report(job.id);
  expect(await refusal(stale.decide("dismiss"))).toMatchObject({ code: "CONFLICT" });
  const { decide } = await reviewedOf(job.id);
  await decide("dismiss", "The office moved there in May.");
  await world.settle();
  expect(await listed(job.companyId)).toContain(job.id);
  expect((await reviewedOf(job.id)).found).toBeUndefined();
  const email = await lastEmailTo(world, ann.email);
  expect(email?.subject).toBe("We looked at what you reported");
  expect(email?.text).toContain("The office moved there in May.");
  const { notifications } = await ann.api.notifications.list({ query: { audience: "candidate" } });
  expect(notifications.map(({ title }) => title)).toContain("We looked at what you reported");
  expect(await refusal(decide("dismiss"))).toMatchObject({ code: "NOT_WAITING" });
});

test("reports: a job is taken down with a reason and put back, and both are in the audit log", async () => {
  const { job, marit, ann } = await aReport(world);
  const { decide } = await reviewedOf(job.id);
  expect(await refusal(decide("takeDown"))).toMatchObject({
    details: { words: expect.stringContaining("reason") },
  });
  await decide("takeDown", "Nobody may ask applicants for money.");
  await world.settle();
  expect(await listed(job.companyId)).not.toContain(job.id);
  expect((await marit.api.jobs.get(one(job.id))).heldReason).toBe("Nobody may ask applicants for money.");
  expect((await lastEmailTo(world, ann.email))?.subject).toBe("We took down what you reported");
  expect((await reviewedOf(job.id)).found).toBeUndefined();
  const down = await reviewedOf(job.id, "down");
  expect(down.found?.down?.reason).toBe("Nobody may ask applicants for money.");
  await down.decide("restore");
  expect(await listed(job.companyId)).toContain(job.id);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, job.id));
  expect(kept.map(({ action }) => action)).toEqual(["listing.takeDown", "listing.restore"]);
});

test("reports: a company that is disabled has nothing public and publishes nothing until it is enabled", async () => {
  const { job, marit } = await aHiringTeam(world);
  const { companyId } = job;
  const colleague = await anEmployee(world, { companyId });
  await colleague.api.listingReports.report({ body: { kind: "company", id: companyId, reason: "scam" } });
  const { decide } = await reviewedOf(companyId);
  await decide("takeDown", "The company does not exist.");
  await world.settle();
  expect(await listed(companyId)).toEqual([]);
  expect(await refusal(visitor().jobs.get(one(job.id)))).toMatchObject({ statusCode: 404 });
  expect(await refusal(visitor().companies.get(one(companyId)))).toMatchObject({ statusCode: 404 });
  expect((await marit.api.companies.get(one(companyId))).disabledReason).toBe("The company does not exist.");
  expect(await refusal(marit.api.companies.publish(one(companyId)))).toMatchObject({
    code: "COMPANY_DISABLED",
  });
  expect((await lastEmailTo(world, marit.email))?.subject).toMatch(/^We disabled/);
  const { notifications } = await colleague.api.notifications.list({ query: { audience: "employee" } });
  expect(notifications).toMatchObject([{ title: "We took down what you reported", state: "pending" }]);
  await (await reviewedOf(companyId, "down")).decide("restore");
  expect(await listed(companyId)).toEqual([job.id]);
});

test("reports: what nobody may see can't be reported", async () => {
  const { job, marit } = await aHiringTeam(world);
  const { id } = await marit.api.jobs.create({ query: {}, body: { jobTitle: "Secret" } });
  expect(await refusal(report(id))).toMatchObject({ statusCode: 404 });
  expect(await refusal(report(job.id, "company"))).toMatchObject({ statusCode: 404 });
});

test("reports: dismissing them leaves a company down that support disabled for another reason", async () => {
  const { job, marit } = await aHiringTeam(world);
  const { companyId } = job;
  const ann = await report(companyId, "company");
  const { api } = await anAdministrator(world);
  const disabled = { disabled: true, reason: "Its domain was sold." };
  await api.companySupport.setDisabled({ ...one(companyId), body: disabled });
  const { found, decide } = await reviewedOf(companyId);
  expect(found!.down).toMatchObject({ reason: "Its domain was sold.", byReports: false });
  await decide("dismiss");
  await world.settle();
  expect((await marit.api.companies.get(one(companyId))).disabledReason).toBe("Its domain was sold.");
  expect((await reviewedOf(companyId, "down")).found).toMatchObject({ reports: [] });
  const [entry] = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "listing.dismiss"))
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  expect(entry).toMatchObject({ subjectId: companyId, before: { down: true }, after: { down: true } });
  const { notifications } = await ann.api.notifications.list({ query: {} });
  expect(notifications[0]!.text).toContain("took no action");
});
