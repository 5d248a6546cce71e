import { expect, test } from "vitest";
import { emailTemplates } from "#server/emails/index.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { previewed } from "./previewed.data.ts";

const world = openWorld();

test("email previews: every email the product sends can be looked at", () => {
  const names = (templates: readonly { name: string }[]) => templates.map(({ name }) => name).toSorted();
  expect(names(previewed)).toEqual(names(emailTemplates));
});

test("email previews: are filled with the chosen application, and nothing is sent", async () => {
  const { api } = await anAdministrator(world);
  expect(await api.emailPreviews.list({ query: {} })).toMatchObject({ person: null, emails: [] });
  const { job } = await aHiringTeam(world, { jobTitle: "Duty forecaster" });
  const candidate = await aCandidate(world, { fullName: "Ozias Quill" });
  const { id } = await anApplication(world, job, { candidate });
  await anApplication(world, job);
  await world.settle();
  const sent = await world.db.$count(outbox);
  const query = { applicationId: id };
  const { person, company, applications, emails } = await api.emailPreviews.list({ query });
  expect(person).toEqual({ id: candidate.userId, name: "Ozias Quill" });
  expect(applications).toHaveLength(2);
  expect(applications[0]).toEqual({ id, name: "Ozias Quill for Duty forecaster" });
  expect(emails).toHaveLength(emailTemplates.length);
  for (const { subject } of emails) expect(subject).not.toMatch(/undefined|null|\[object/);
  const email = await api.emailPreviews.get({ params: { name: "privacy-notice" }, query });
  expect(email.text).toContain("Duty forecaster");
  expect(email.html).toContain(company!.name);
  const jobs = await api.emailPreviews.get({ params: { name: "new-jobs" }, query });
  expect(jobs.text).toContain(`/jobs/${job.id}`);
  expect(await world.db.$count(outbox)).toBe(sent);
});

test("email previews: a person without an application, and a name that is none", async () => {
  const { api } = await anAdministrator(world);
  const { userId } = await aCandidate(world, { fullName: "Kit Lark" });
  const { job } = await aHiringTeam(world);
  const query = { personId: userId, companyId: job.companyId };
  const { person, applications } = await api.emailPreviews.list({ query });
  expect([person?.name, applications]).toEqual(["Kit Lark", []]);
  const email = await api.emailPreviews.get({ params: { name: "verify-email" }, query });
  expect(email.text).toContain("Kit");
  const none = api.emailPreviews.get({ params: { name: "no-such" }, query });
  expect(await refusal(none)).toMatchObject({ statusCode: 404 });
});
