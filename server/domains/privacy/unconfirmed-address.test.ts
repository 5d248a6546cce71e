import { unzipSync } from "fflate";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { externalJobs } from "#server/domains/external-jobs/tables.ts";
import { employeeInvites } from "#server/domains/employees/tables.ts";
import { teamInvites } from "#server/domains/companies/tables.ts";
import { pageSubscriptions } from "#server/domains/tracking/tables.ts";
import { outbox, suppressedAddresses } from "#server/outside/mail/tables.ts";
import { anInvite } from "#server/testing/companies.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anEmployeeInvite } from "#server/testing/employees.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "harbor lights at dawn 7";

/** What waits under an address whose reader has no account. */
async function someoneWithoutAccount(email: string) {
  const marit = await aCompanyAdmin(world);
  await anInvite(world, marit, { email });
  await anEmployeeInvite(marit, email);
  const stranger = world.client();
  await stranger.tracking.subscribe({ body: { companyId: marit.companyId, email } });
  const { id } = await stranger.externalJobs.create({ body: {} });
  await world.db
    .update(externalJobs)
    .set({ email, emailVerifiedAt: world.now() })
    .where(eq(externalJobs.id, id));
  await world.settle();
  await world.db.insert(suppressedAddresses).values({ email, reason: "No mailbox", at: world.now() });
}

async function keptUnder(email: string) {
  const tables = [
    teamInvites,
    employeeInvites,
    pageSubscriptions,
    externalJobs,
    suppressedAddresses,
  ] as const;
  const counts = await Promise.all(tables.map((table) => world.db.$count(table, eq(table.email, email))));
  return [...counts, await world.db.$count(outbox, eq(outbox.recipient, email))];
}

async function downloaded({ api, token }: Awaited<ReturnType<typeof signUp>>) {
  await api.privacy.startCopy();
  await world.settle();
  const headers = { authorization: `Bearer ${token}` };
  const { rawPayload } = await world.app.inject({ url: "/api/users/my-data/file", headers });
  const zip = unzipSync(new Uint8Array(rawPayload));
  return JSON.parse(new TextDecoder().decode(zip["data.json"]));
}

async function signUp(email: string) {
  const { token } = await world.client().accounts.signUp({ body: { email, password, fullName: "Mallory" } });
  return { token, api: world.client(token) };
}

test("an unconfirmed address: what belongs to it is neither shown nor deleted with the account", async () => {
  const email = "victim@people.example";
  await someoneWithoutAccount(email);
  const before = await keptUnder(email);
  expect(before).toEqual([1, 1, 1, 1, 1, 3]);
  const mallory = await signUp(email);
  const parts = (await mallory.api.privacy.overview()).held.map(({ part }) => part);
  expect(parts).not.toContain("pageSubscriptions");
  expect(parts).not.toContain("jobsPostedWithoutAccount");
  const data = await downloaded(mallory);
  expect(data.pageSubscriptions ?? []).toEqual([]);
  expect(data.jobsPostedWithoutAccount ?? []).toEqual([]);
  await mallory.api.privacy.deleteAccount({ body: { password } });
  expect(await keptUnder(email)).toEqual(before);
});

test("a confirmed address: what belongs to it is shown, and goes with the account", async () => {
  const email = "olga@people.example";
  await someoneWithoutAccount(email);
  await world.db.delete(suppressedAddresses);
  const olga = await signUp(email);
  const token = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  await olga.api.accounts.verifyEmail({ body: { token } });
  const data = await downloaded(olga);
  expect(data.pageSubscriptions).toHaveLength(1);
  expect(data.jobsPostedWithoutAccount).toHaveLength(1);
  await olga.api.privacy.deleteAccount({ body: { password } });
  expect(await keptUnder(email)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("an unconfirmed address: the link that would confirm it is in no copy", async () => {
  const { mail } = world.dependencies.outside;
  const { send } = mail;
  mail.send = () => Promise.reject(new Error("The mail server does not answer"));
  const mallory = await signUp("other@people.example");
  const { emails } = await downloaded(mallory);
  mail.send = send;
  world.failures.splice(0);
  expect(emails.length).toBeGreaterThan(0);
  expect(JSON.stringify(emails)).toContain("token=link-hidden");
});
