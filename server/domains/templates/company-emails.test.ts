import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RejectReason } from "#contract/template-shapes.ts";
import { auditLog } from "#server/audit/tables.ts";
import { companies } from "#server/domains/companies/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aSignature } from "#server/testing/templates.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const received = "application.received" as const;
const passed = "application.passed" as const;

async function anApplicant(wanted: Parameters<typeof aHiringTeam>[1] = { jobTitle: "Ranger" }) {
  const team = await aHiringTeam(world, wanted);
  const candidate = await aCandidate(world, { fullName: "Inês Carvalho" });
  return { ...team, candidate };
}

test("company emails: what a company writes is what candidates are mailed, until it goes back to the standard words", async () => {
  const { marit, job, candidate } = await anApplicant();
  const { setEmail } = marit.api.templates;
  const { id: signatureId } = await aSignature(world, marit);
  const email = {
    subject: "We have it, {{candidate.firstName}}",
    message: "Your application for {{job.title}} is with us.\n\nWe read all of them.",
    signatureId,
  };
  const set = await setEmail({ query: { companyId: marit.companyId }, body: { event: received, email } });
  expect(set).toMatchObject({ event: received, email });
  await candidate.api.applications.apply({ params: { id: job.id }, body: {} });
  const got = await lastEmailTo(world, candidate.email);
  expect(got).toMatchObject({ subject: "We have it, Inês" });
  expect(got!.text).toContain("Hi Inês,\n\nYour application for Ranger is with us.\n\nWe read all of them.");
  // Whoever decided is not named.
  expect(got!.text).toMatch(/The hiring team\nCompany \d+/);
  expect(got!.html).toMatch(/The hiring team<br>Company/);
  const { notifications } = await candidate.api.notifications.list();
  expect(notifications[0]!.text).toBe("Your application for Ranger is with us.\n\nWe read all of them.");

  await setEmail({ query: {}, body: { event: received, email: null } });
  const other = await aCandidate(world);
  await other.api.applications.apply({ params: { id: job.id }, body: {} });
  expect((await lastEmailTo(world, other.email))?.subject).toBe("We’ve sent your application");
});

test("company emails: a rejection says what its reason says, otherwise what the company usually says", async () => {
  const { marit, job } = await anApplicant();
  const { setEmail, setReasons, reasons } = marit.api.templates;
  const usual = { subject: "About {{job.title}}", message: "We chose someone else." };
  await setEmail({ query: {}, body: { event: passed, email: usual } });
  const standing = await reasons();
  expect(standing).toMatchObject({ version: 0 });
  expect(standing.reasons[0]).toEqual({ reason: "Not enough experience", email: null });
  const email = { subject: "More experience", message: "Come back in a year, {{candidate.firstName}}" };
  const own: RejectReason[] = [
    { reason: "Too early", email: { ...email, signatureId: null } },
    { reason: "Location", email: null },
  ];
  await setReasons({ body: { version: 0, reasons: own } });
  expect(await reasons()).toEqual({ version: 1, reasons: own });
  const pass = async (reason?: string) => {
    const { id, candidate } = await anApplication(world, job);
    await marit.api.applications.pass({ params: { id }, body: { reason } });
    return lastEmailTo(world, candidate.email);
  };
  expect(await pass("Too early")).toMatchObject({
    subject: "More experience",
    text: expect.stringContaining("Come back in a year, Person"),
  });
  expect((await pass("Location"))?.text).toContain("We chose someone else.");
  expect((await pass())?.subject).toBe("About Ranger");
});

test("company emails: a rejection that waits keeps the email of its reason, also under another name", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { setReasons } = marit.api.templates;
  const email = { subject: "Too early for us", message: "We’ll keep you in mind.", signatureId: null };
  await setReasons({ body: { version: 0, reasons: [{ reason: "Too early", email }] } });
  const { candidate, id } = await anApplication(world, job);
  await marit.api.applications.pass({ params: { id }, body: { reason: "Too early", delayDays: 1 } });
  for (const [version, was, reason] of [
    [1, "Too early", "Early days"],
    [2, "Early days", "Not yet"],
  ] as const)
    expect(await setReasons({ body: { version, reasons: [{ reason, was, email }] } })).toEqual({
      version: version + 1,
      reasons: [{ reason, email }],
    });
  await world.pass(86_400);
  expect((await lastEmailTo(world, candidate.email))!.subject).toBe("Too early for us");
});

test("company emails: a list of reasons is changed by who saw it last, and names each reason once", async () => {
  const { marit, dilip } = await anApplicant();
  const list = (...names: string[]) => names.map((reason) => ({ reason, email: null }));
  const { setReasons } = dilip.api.templates;
  await marit.api.templates.setReasons({ body: { version: 0, reasons: list("Too early") } });
  expect(await refusal(setReasons({ body: { version: 0, reasons: list("Too late") } }))).toMatchObject({
    statusCode: 409,
    details: { reasons: { version: 1, reasons: list("Too early") } },
  });
  expect(await refusal(setReasons({ body: { version: 1, reasons: list("One", "one") } }))).toMatchObject({
    message: "“one” is in the list twice. Rename or remove one of them.",
  });
  const strange = [{ reason: "One", email: { subject: "{{share.link}}", message: "Hi" } }];
  expect(await refusal(setReasons({ body: { version: 1, reasons: strange } }))).toMatchObject({
    details: { subject: "You can’t use {{share.link}} in an email. Choose from the placeholders." },
  });
});

test("company emails: a removed signature is missing nowhere", async () => {
  const { marit } = await anApplicant();
  const { id: signatureId } = await aSignature(world, marit);
  const email = { subject: "Hello", message: "Hi", signatureId };
  const { setEmail, setReasons, removeSignature, emails, reasons } = marit.api.templates;
  await setEmail({ query: {}, body: { event: passed, email } });
  await setReasons({ body: { version: 0, reasons: [{ reason: "Too early", email }] } });
  await removeSignature({ params: { id: signatureId } });
  const all = await emails({ query: {} });
  expect(all.find(({ event }) => event === passed)?.email?.signatureId).toBeNull();
  expect((await reasons()).reasons[0]!.email?.signatureId).toBeNull();
});

test("company emails: only a proven company writes its own, only for itself, and the log keeps both versions", async () => {
  const { marit } = await anApplicant();
  const email = { subject: "Hello", message: "Hi" };
  const stranger = await aCompanyAdmin(world);
  const query = { companyId: marit.companyId };
  const theirs = stranger.api.templates.setEmail({ query, body: { event: passed, email } });
  expect((await refusal(theirs)).statusCode).toBe(404);
  expect((await refusal(stranger.api.templates.emails({ query }))).statusCode).toBe(404);
  await marit.api.templates.setEmail({ query, body: { event: passed, email } });
  const [entry] = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, marit.companyId))
    .orderBy(auditLog.id);
  expect(entry).toMatchObject({ action: "email.changed", before: { email: null }, after: { email } });
  await world.db.update(companies).set({ provenAt: null }).where(eq(companies.id, marit.companyId));
  const later = marit.api.templates.setEmail({ query, body: { event: passed, email: null } });
  expect((await refusal(later)).statusCode).toBe(403);
});
