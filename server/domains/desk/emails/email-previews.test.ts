import { isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { notificationEmails } from "#server/domains/notifications/index.ts";
import { emailTemplates } from "#server/emails/index.ts";
import type { EmailTemplate } from "#server/emails/define-email.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { newId } from "#server/database/ids.ts";
import { notifications } from "#server/domains/notifications/tables.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aPayee } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { previewed } from "./previewed.data.ts";

const world = openWorld();

test("email previews: every email the product sends can be looked at", () => {
  const names = (templates: readonly { name: string }[]) => templates.map(({ name }) => name);
  const ofNotifications = names(notificationEmails);
  const own = names(emailTemplates).filter((name) => name !== notificationEmail.name);
  expect(names(previewed).toSorted()).toEqual([...own, ...ofNotifications, "message-unread"].toSorted());
  expect(new Set(names(previewed)).size).toBe(previewed.length);
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
  expect(emails).toHaveLength(previewed.length);
  for (const { subject } of emails) expect(subject).not.toMatch(/undefined|null|\[object/);
  const email = await api.emailPreviews.get({ params: { name: "privacy-notice" }, query });
  expect(email.text).toContain("Duty forecaster");
  expect(email.html).toContain(company!.name);
  const shown = (name: string) => api.emailPreviews.get({ params: { name }, query });
  const hired = await shown("application-hired-to-candidate");
  expect(hired.text).toContain("Duty forecaster");
  const asked = await shown("offer-approval-asked-to-teammate");
  expect(`${asked.subject} ${asked.text}`).toContain("Ozias Quill");
  const paid = await shown("reward-changed-to-employee-vested");
  expect(paid.subject).toBe("[the amount] is ready to withdraw");
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

test("email previews: what someone got is shown as they got it, and what is about another application isn’t", async () => {
  const { api } = await anAdministrator(world);
  const { employee, companyId } = await aPayee(world);
  const got = (await employee.api.notifications.list({ query: { audience: "employee" } })).notifications;
  const query = { companyId, personId: employee.userId };
  const { emails } = await api.emailPreviews.list({ query });
  const earned = emails.find(({ name }) => name === "reward-changed-to-employee-vested")!;
  expect(got.map(({ title }) => title)).toContain(earned.subject);
});

test("email previews: of several notifications with one title, each is shown in its own words, and none of another company", async () => {
  const { api } = await anAdministrator(world);
  const { marit, job } = await aHiringTeam(world);
  const candidate = await aCandidate(world);
  const { id } = await anApplication(world, job, { candidate });
  const got = { audience: "company", event: "offer.withdrawn", createdAt: world.now() } as const;
  const title = "The offer to Ozias Quill no longer stands";
  const text = "Ada Lund withdrew the offer for Ranger. There’s nothing left to approve or send.";
  await world.db.insert(notifications).values([
    { id: newId(), userId: marit.userId, ...got, title, text, applicationId: id, jobId: job.id },
    {
      id: newId(),
      userId: candidate.userId,
      ...got,
      audience: "candidate",
      title: "Elsewhere Inc. withdrew its offer",
      text: "The offer for Warden no longer stands.",
    },
  ]);
  const shown = (name: string) => api.emailPreviews.get({ params: { name }, query: { applicationId: id } });
  const ofTeam = await shown("offer-withdrawn-to-teammate-team");
  expect(ofTeam.text).toContain("Ada Lund withdrew the offer for Ranger");
  const ofDecision = await shown("offer-withdrawn-to-teammate-decision");
  expect(ofDecision.text).toContain("was rejected, so the offer ended with it");
  const ofCandidate = await shown("offer-withdrawn-to-candidate-team");
  expect(ofCandidate.subject).not.toContain("Elsewhere");
});

test("email previews: each leads where the email leads", async () => {
  const { api } = await anAdministrator(world);
  const { job } = await aHiringTeam(world);
  const { id: applicationId } = await anApplication(world, job);
  const footer = { postalAddress: "1 Street" };
  for (const { name, sample, render } of emailTemplates as readonly EmailTemplate<never>[]) {
    if (name === notificationEmail.name || name === "email-changed") continue;
    const sent = render(sample, footer);
    const shown = await api.emailPreviews.get({ params: { name }, query: { applicationId } });
    expect(leadsTo(shown.html), name).toBe(leadsTo(sent.html));
  }
});
/** The path behind an email's button, without the secret or the company in it. */
function leadsTo(html: string) {
  const url = /class="action" href="([^"]+)"/.exec(html)?.[1];
  return url && new URL(url).pathname.replace(/\/sample$/, "").replace(/^\/[\w-]+(?=\/careers$)/, "/company");
}

test("email previews: an email people can turn off shows its real unsubscribe link, with a key that unsubscribes no one", async () => {
  const { api } = await anAdministrator(world);
  const { job, marit } = await aHiringTeam(world);
  const { id: applicationId } = await anApplication(world, job);
  await marit.api.applications.pass({ params: { id: applicationId }, body: {} });
  await world.pass(60);
  const [sent] = await world.db.select().from(outbox).where(isNotNull(outbox.unsubscribeUrl));
  const links = new Set<string>();
  for (const { name, template } of previewed) {
    const shown = await api.emailPreviews.get({ params: { name }, query: { applicationId } });
    const link = /<a href="([^"]+)"[^>]*>Unsubscribe/.exec(shown.html)?.[1] ?? "";
    const { optional } = emailTemplates.find((each) => each.name === template)!;
    expect(link !== "", name).toBe(optional);
    expect(shown.text).toContain(link);
    if (template === notificationEmail.name) expect(whichLink(link)).toBe(whichLink(sent!.unsubscribeUrl!));
    if (link) links.add(link);
  }
  expect(links.size).toBe(5);
  for (const url of links)
    for (const method of ["GET", "POST"] as const)
      expect([404, 422]).toContain((await world.app.inject({ method, url })).statusCode);
});
/** A link without what it carries. */
const whichLink = (url: string) => url.replace(/=.*/, "");

test("email previews: the support link leads where it does in sent emails", async () => {
  const { api } = await anAdministrator(world);
  const { job } = await aHiringTeam(world);
  const { id: applicationId } = await anApplication(world, job);
  const { config } = world.dependencies;
  const shown = () => api.emailPreviews.get({ params: { name: "email-changed" }, query: { applicationId } });
  expect((await shown()).text).toContain(`Contact support: ${config.publicUrl}/help`);
  config.SUPPORT_URL = "https://help.parallel.example/";
  expect((await shown()).text).toContain("Contact support: https://help.parallel.example/");
  delete config.SUPPORT_URL;
});
