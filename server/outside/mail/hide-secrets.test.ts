import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notificationEmail } from "#server/emails/notification.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCompanyAdmin, anAdministrator, aPerson } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { hideSecrets } from "./hide-secrets.ts";
import { consoleMail } from "./console-mail.ts";
import { enqueueEmail } from "./outbox.ts";
import { outbox } from "./tables.ts";

const world = openWorld();

/** What the database and the administrators' page still say about the newest email to an address. */
async function keptOf(recipient: string) {
  const [row] = await world.db.select().from(outbox).where(eq(outbox.recipient, recipient));
  const { api } = await anAdministrator(world);
  const shown = await api.notifications.email({ params: { id: row!.id } });
  return { kept: JSON.stringify(row), shown: JSON.stringify(shown) };
}

test("outbox: the link of a recovery email is with its reader alone, also before it was sent", async () => {
  const { email } = await aPerson(world);
  await world.client().accounts.recover({ body: { email } });
  const token = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  const { kept, shown } = await keptOf(email);
  expect(kept).not.toContain(token);
  expect(kept).toContain("reset-password?token=link-hidden");
  expect(shown).not.toContain(token);

  const { id } = (await world.db.select().from(outbox).where(eq(outbox.recipient, email)))[0]!;
  const waiting = `https://parallel.test/reset-password?token=${token}`;
  await world.db.update(outbox).set({ text: waiting, state: "waiting" }).where(eq(outbox.id, id));
  expect((await keptOf(email)).shown).not.toContain(token);
});

test("outbox: an administrator's code and an invitation are hidden too", async () => {
  const { email } = await anAdministrator(world);
  await world.client().accounts.adminLogin({ body: { email } });
  const code = /\b\d{6}\b/.exec((await lastEmailTo(world, email))!.text)![0];
  expect((await keptOf(email)).kept).not.toContain(code);

  const { api } = await aCompanyAdmin(world);
  await api.companies.invite({ body: { email: "guest@people.example" } });
  const secret = /team-invite\/([\w-]+)/.exec((await lastEmailTo(world, "guest@people.example"))!.text)![1]!;
  expect((await keptOf("guest@people.example")).kept).not.toContain(secret);
});

test("outbox: an email that no attempt could send keeps its words without the link, and is not sent without it", async () => {
  const { mail } = world.dependencies.outside;
  const { email } = await aPerson(world);
  const { send } = mail;
  const tried: string[] = [];
  mail.send = async ({ to, text }) => {
    tried.push(to === email ? text : "");
    throw new Error("the mail server is away");
  };
  try {
    await world.client().accounts.recover({ body: { email } });
    for (let attempt = 0; attempt < 8; attempt++) await world.pass(3600);
  } finally {
    mail.send = send;
  }
  const secret = /token=([\w-]+)/.exec(tried[0]!)![1]!;
  expect(tried).toHaveLength(8);
  const { kept } = await keptOf(email);
  expect(kept).not.toContain(secret);
  expect(JSON.parse(kept)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("the mail server is away"),
  });
  const { api } = await anAdministrator(world);
  expect(await api.tasks.retryAll()).toEqual({ count: 1 });
  await world.settle();
  expect(world.mailed.filter(({ to }) => to === email)).toEqual([]);
  expect(JSON.parse((await keptOf(email)).kept)).toMatchObject({ state: "failed" });
});

test("outbox: an email that failed without holding a secret is sent when it is tried again", async () => {
  const { mail } = world.dependencies.outside;
  const { send } = mail;
  const to = "ida@people.example";
  mail.send = () => Promise.reject(new Error("the mail server is away"));
  try {
    const email = notificationEmail.render(notificationEmail.sample, { postalAddress: "1 Street" });
    await world.db.transaction((tx) =>
      enqueueEmail(tx, { to, userId: null, category: "jobs", email }, world.now()),
    );
    for (let attempt = 0; attempt < 8; attempt++) await world.pass(3600);
  } finally {
    mail.send = send;
  }
  const { api } = await anAdministrator(world);
  await api.tasks.retryAll();
  await world.settle();
  expect(world.mailed.filter((email) => email.to === to)).toHaveLength(1);
  expect(JSON.parse((await keptOf(to)).kept)).toMatchObject({ state: "kept", error: null });
});

test("hidden secrets: other links and numbers stay as they are", () => {
  const words = {
    text: "See https://parallel.test/jobs/1?page=2 by 2026, 123456 people\n654321\nhttps://a.test/x?b=1&token=abc.d-e",
    html: '<p>1234567</p><p>654321</p><a href="https://a.test/team-invite/s3cret">Join</a>',
  };
  expect(hideSecrets(words)).toEqual({
    text: "See https://parallel.test/jobs/1?page=2 by 2026, 123456 people\ncode hidden\nhttps://a.test/x?b=1&token=link-hidden",
    html: '<p>1234567</p><p>code hidden</p><a href="https://a.test/team-invite/link-hidden">Join</a>',
  });
});

test.each([
  [true, /code 654321 · https:\/\/a\.test\/x\?token=abc/],
  [false, /token=link-hidden/],
])("console: without a mail server links and codes are told there: %s", async (secrets, told) => {
  const lines: string[] = [];
  const text = "654321\n\nGo on: https://a.test/x?token=abc";
  const mail = consoleMail((line) => lines.push(line), { secrets });
  await mail.send({ to: "ann@people.example", subject: "Hello", text, html: "", headers: {} });
  expect(lines.join()).toMatch(told);
  expect(lines.join().includes("654321")).toBe(secrets);
});
