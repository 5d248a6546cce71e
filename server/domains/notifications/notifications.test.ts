import { globSync } from "node:fs";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { EventDefinition } from "#server/events/define-event.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import type { NotifyingName } from "./notification-template.ts";
import { notifications as stored } from "./tables.ts";
import { notificationTemplates, templatesOf } from "./notification-templates.data.ts";

const everyTemplate = Object.keys(notificationTemplates).flatMap((event) =>
  templatesOf(event as NotifyingName).map((template) => ({ event, ...template })),
);
const world = openWorld();

const emailsTo = (email: string) =>
  world.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));

test("notifications: an application is confirmed to the candidate and told to the team, in the product and by email", async () => {
  const { marit, dilip, job } = await aHiringTeam(world, { jobTitle: "Backend engineer" });
  const ines = await aCandidate(world, { fullName: "Inês Carvalho" });
  await ines.api.applications.apply({ params: { id: job.id }, body: {} });
  await world.settle();
  const told = await marit.api.notifications.list();
  expect(told).toMatchObject({ unread: 1, total: 1 });
  expect(told.notifications[0]).toMatchObject({
    title: "New application",
    text: "Inês Carvalho applied for Backend engineer.",
    audience: "company",
    state: "pending",
    canUndo: false,
  });
  expect((await dilip.api.notifications.list()).unread).toBe(1);
  const [email] = await emailsTo(ines.email);
  expect(email).toMatchObject({
    subject: "We’ve sent your application",
    preheader: expect.stringMatching(/ received your application for Backend engineer\. We’ll let you know/),
    category: "applications",
    state: "kept",
  });

  const id = told.notifications[0]!.id;
  expect((await refusal(dilip.api.notifications.read({ params: { id }, body: {} }))).statusCode).toBe(404);
  await marit.api.notifications.read({ params: { id }, body: {} });
  expect((await marit.api.notifications.list()).unread).toBe(0);
  expect(await dilip.api.notifications.readAll({ body: {} })).toEqual({ count: 1 });
});

test("notifications: while a pass can be undone nobody is told; afterwards once, and never who passed or why", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  const body = { undoKind: "pending_tab_qualified_feed_pass", reason: "Too junior" } as const;
  await marit.api.applications.pass({ params: { id }, body });
  await world.pass(7);
  expect(await emailsTo(candidate.email)).toEqual([]);
  await world.pass(2);
  const [email, ...more] = await emailsTo(candidate.email);
  expect(more).toEqual([]);
  expect(email!.text).not.toContain("Too junior");
  expect(email!.subject).toMatch(/^Update from/);
  expect((await dilip.api.notifications.list()).total).toBe(0);
});

test.each([
  ["outbound", "Your invitation for Ranger has closed", "The invitation from"],
  ["referralRequest", "Your referral request for Ranger has closed", "Your request to be referred to"],
  ["pending", "Your application for Ranger has closed", "Your application to"],
  ["review", "Your application for Ranger has closed", "Your application to"],
] as const)(
  "notifications: %s that ends without an answer is called what it was",
  async (applicationState, title, text) => {
    const { marit, job } = await aHiringTeam(world, { jobTitle: "Ranger" });
    const { candidate } = await anApplication(world, job, { applicationState });
    await marit.api.jobs.close({ params: { id: job.id } });
    await world.settle();
    const { notifications } = await candidate.api.notifications.list({ query: {} });
    expect(notifications).toMatchObject([{ event: "application.expired", title }]);
    expect(notifications[0]!.text).toContain(`The job closed. ${text}`);
  },
);

test("notifications: a referral request that no employee answered isn’t blamed on the company", async () => {
  const { job } = await aHiringTeam(world);
  const { candidate } = await anApplication(world, job, { applicationState: "referralRequest" });
  await world.pass(70 * 86_400);
  const told = await world.db.select().from(stored).where(eq(stored.userId, candidate.userId));
  expect(told.find(({ event }) => event === "application.expired")!.text).toMatch(
    /^No one answered your request in time\. Your request to be referred/,
  );
});

test("notifications: the link in an email stops emails of its kind, with one click and no sign-in", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.settle();
  const [email] = await emailsTo(candidate.email);
  const url = email!.unsubscribeUrl!.replace("http://parallel.test", "");
  const call = (method: "GET" | "POST", address: string) =>
    world.app.inject({
      method,
      url: address,
      ...(method === "POST" && {
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    });
  expect((await call("GET", url)).body).toContain("Unsubscribe");
  expect((await candidate.api.accounts.emailSettings()).applications).toBe(true);
  expect((await call("POST", url)).statusCode).toBe(200);
  expect(await candidate.api.accounts.emailSettings()).toMatchObject({ applications: false, messages: true });
  expect((await call("POST", url.replace(".applications.", ".messages."))).statusCode).toBe(422);

  await marit.api.applications.move({ body: { requestId: id, stage: "interview" } });
  await world.pass(10);
  expect(await emailsTo(candidate.email)).toHaveLength(1);
  expect((await candidate.api.notifications.list()).notifications[0]).toMatchObject({
    title: "Next step: Interview",
  });
});

test("notifications: an undone stage change notifies no one, and of several within a moment only the last notifies", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  await marit.api.applications.accept({ params: { id }, body: {} });
  const move = (stage: "screen" | "interview" | "offer") =>
    marit.api.applications.move({ body: { requestId: id, stage } });
  const titles = async () =>
    (await candidate.api.notifications.list()).notifications.map(({ title }) => title);
  await world.pass(20);
  const before = await titles();
  await move("offer");
  await world.pass(5);
  await move("screen");
  await world.pass(20);
  expect(await titles()).toEqual(before);
  await move("interview");
  await world.pass(5);
  await move("offer");
  await world.pass(9);
  expect(await titles()).toEqual(before);
  await world.pass(2);
  expect(await titles()).toEqual(["Next step: Offer", ...before]);
  await move("interview");
  await marit.api.applications.hire({ params: { id }, body: {} });
  await world.pass(20);
  expect((await titles()).filter((title) => title.startsWith("Next step"))).toHaveLength(1);
});

test("notifications: administrators read the outbox, page by page", async () => {
  const ada = await anAdministrator(world);
  const { emails, total } = await ada.api.notifications.outbox({
    query: { limit: 2, category: "applications" },
  });
  expect(emails).toHaveLength(2);
  expect(total).toBeGreaterThan(2);
  const email = await ada.api.notifications.email({ params: { id: emails[0]!.id } });
  expect(email.html).toContain("Unsubscribe from these emails");
  expect(email.html).toContain(escapeHtml(email.preheader));
  expect(emails[0]!.preheader).toBe(email.preheader);
  expect(email.html).toContain('<meta name="color-scheme" content="light dark">');
  const found = await ada.api.notifications.outbox({ query: { search: email.recipient } });
  expect(found.emails.every(({ recipient }) => recipient === email.recipient)).toBe(true);
});

test("notifications: every word a notification asks for is known", () => {
  const known =
    "candidate employee company job jobId id stage why people jobs days applications when whenForCandidate earlier minutes place teammate personId title reward total due answerBy url".split(
      " ",
    );
  for (const { title, text, url } of everyTemplate)
    for (const [, name] of `${title}${text}${url}`.matchAll(/\{(\w+)\}/g)) expect(known).toContain(name);
});

test.each(everyTemplate.map((template) => [`${template.event} to the ${template.who}`, template] as const))(
  "notification templates: %s reads well as an email",
  (_, { title, text, action }) => {
    for (const words of [title, text, action]) {
      expect(words).toMatch(/^[A-Z{]/);
      expect(words).not.toMatch(
        /letter|somebody|whoever|stands here|passed on|email|\b(?:is|do|does|will) not\b/i,
      );
    }
    expect(title).not.toMatch(/[.!]$/);
    expect(text).toMatch(/\.$/);
    expect(title).not.toBe(text);
  },
);

test("notifications: nothing failed on the way", () => expect(world.failures).toEqual([]));

test("notifications: each recipient that an event names has words for it, and nobody else", async () => {
  const modules = await Promise.all(
    globSync("server/domains/*/events.ts").map((file) => import(`../../../${file}`)),
  );
  const events: EventDefinition[] = modules
    .flatMap(Object.values)
    .flatMap((exported) => (eventNamedSo(exported) ? [exported] : Object.values(exported)))
    .filter(eventNamedSo);
  const named = events.flatMap(({ name, notifies }) => notifies.map((who) => `${name} to the ${who}`));
  const worded = everyTemplate.map(({ event, who }) => `${event} to the ${who}`);
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(worded)].toSorted()).toEqual(named.toSorted());
});
function eventNamedSo(each: Partial<EventDefinition>) {
  return Array.isArray(each.notifies);
}
