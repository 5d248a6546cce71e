import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Lead = Awaited<ReturnType<typeof anUploadedLead>>;
const withoutEmail = () => anUploadedLead(world, undefined, { email: null });
const setEmail = ({ marit, personId }: Lead, email: string) =>
  marit.api.importedPeople.setEmail({ params: { id: personId }, body: { email } });
const invite = ({ marit, leadId }: Lead) =>
  marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [leadId] } });

test("lead emails: a lead without an email can be invited once the team adds one, which is audited", async () => {
  const lead = await withoutEmail();
  expect((await invite(lead)).refused).toMatchObject([{ code: "NO_ADDRESS" }]);
  await setEmail(lead, " Rosa.New@people.example ");
  expect(await invite(lead)).toMatchObject({ applications: [{ id: lead.leadId }], refused: [] });
  await world.settle();
  expect((await lastEmailTo(world, "rosa.new@people.example"))!.text).toContain("/invitation?token=");
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, lead.personId));
  expect(kept.map(({ action }) => action)).toContain("uploadedPerson.emailSet");
  expect(JSON.stringify(kept)).not.toContain("rosa.new");
});

test("emails of leads: a mistyped one is put right until something was sent there", async () => {
  const lead = await withoutEmail();
  expect((await refusal(setEmail(lead, "rosa.people.example"))).details).toMatchObject({
    email: "Please enter a valid email address",
  });
  await setEmail(lead, "rsoa@people.example");
  await setEmail(lead, "rosa.right@people.example");
  await invite(lead);
  expect(await refusal(setEmail(lead, "rosa.later@people.example"))).toMatchObject({
    code: "ALREADY_WRITTEN",
    details: { email: "We’ve already written to Rosa Alder at rosa.right@people.example." },
  });
});

test("lead emails: another lead with the same email is named, and the two can be merged", async () => {
  const team = await aHiringTeam(world);
  const lead = await anUploadedLead(world, team, { email: null });
  const other = await anUploadedLead(world, team, { email: "ro@people.example", fullName: "Ro Alder" });
  expect(await refusal(setEmail(lead, "ro@people.example"))).toMatchObject({
    code: "EMAIL_TAKEN",
    details: { email: "Ro Alder already has this email.", personId: other.personId, fullName: "Ro Alder" },
  });
  await team.marit.api.duplicatePeople.merge({
    body: { keptId: lead.personId, goneId: other.personId, take: ["email"] },
  });
  const { leads } = await team.marit.api.leads.list({ query: {} });
  expect(leads.map(({ person }) => person)).toMatchObject([
    { id: lead.personId, fullName: "Rosa Alder", email: "ro@people.example" },
  ]);
});

test("emails of leads: not that of someone who applied, nor of someone of another company", async () => {
  const team = await aHiringTeam(world);
  const lead = await anUploadedLead(world, team, { email: null });
  const candidate = await aCandidate(world, { email: "came.here@people.example" });
  await anApplication(world, team.job, { candidate });
  expect((await refusal(setEmail(lead, "came.here@people.example"))).code).toBe("HAS_APPLIED");
  const { marit } = await aHiringTeam(world);
  expect((await refusal(setEmail({ ...lead, marit }, "free@people.example"))).statusCode).toBe(404);
});
