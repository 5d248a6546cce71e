import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aWaitListEntry } from "#server/testing/companies.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const cafe = {
  companyName: "Corner Cafe",
  website: "social.example/cafe",
  about: "A cafe that needs a baker",
};
const person = { fullName: "Di Corner", password: "correct horse battery" };

async function confirm(email: string) {
  const token = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  await world.client().accounts.verifyEmail({ body: { token } });
}
async function anAdmin() {
  const { api } = await anAdministrator(world);
  return { api, adminId: (await api.accounts.adminMe()).adminId };
}

test("waitlist: a company with any mailbox waits once it is confirmed, is let in, and may act", async () => {
  const email = "di@gmail.com";
  const { token, entry } = await world
    .client()
    .companies.joinWaitList({ body: { ...cafe, ...person, email } });
  const api = world.client(token);
  const { api: desk, adminId } = await anAdmin();
  expect(entry.state).toBe("unconfirmed");
  expect((await desk.companies.waitList()).some(({ id }) => id === entry.id)).toBe(false);

  await confirm(email);
  expect((await api.companies.myWaitList()).entry?.state).toBe("waiting");
  expect((await lastEmailTo(world, email))!.subject).toBe("Corner Cafe is on the waitlist");
  const params = { id: entry.id };
  const approved = { adminId, status: "approved" } as const;
  const other = { ...approved, adminId: entry.id };
  expect((await refusal(desk.companies.decideWaitList({ params, body: other }))).details).toHaveProperty(
    "adminId",
  );
  await desk.companies.decideWaitList({ params, body: approved });
  expect((await refusal(desk.companies.decideWaitList({ params, body: approved }))).code).toBe("NOT_WAITING");
  expect((await lastEmailTo(world, email))!.subject).toBe("Corner Cafe can start hiring");

  const me = await api.accounts.me();
  expect(me).toMatchObject({ accessRoles: ["company"], can: { actTowardsOthers: true } });
  const company = await api.companies.get({ params: { id: me.companyAdmin!.companyId! } });
  expect(company).toMatchObject({ companyName: "Corner Cafe", proven: true, website: null });
  const [kept] = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, entry.id))
    .orderBy(desc(auditLog.id));
  expect(kept).toMatchObject({ action: "waitList.approved" });
});

test("waitlist: a rejection needs a reason, is told, and the company asks again", async () => {
  const { api, id, email } = await aWaitListEntry(world);
  const { api: desk, adminId } = await anAdmin();
  const params = { id };
  const decide = (reason?: string) =>
    desk.companies.decideWaitList({ params, body: { adminId, status: "rejected", reason } });
  expect((await refusal(decide())).details).toHaveProperty("reason");
  expect((await refusal(api.companies.changeWaitList({ params, body: cafe }))).code).toBe("NOT_CHANGEABLE");
  await decide("We couldn’t find you.");
  expect((await lastEmailTo(world, email))?.text).toContain("We couldn’t find you.");
  expect(await api.companies.changeWaitList({ params, body: { website: "cafe.example" } })).toMatchObject({
    state: "waiting",
    reason: null,
    website: "cafe.example",
    companyName: "Corner Cafe",
  });
});

test("waitlist: one place a person, closed to others, without thrown-away mailboxes", async () => {
  const { api, id } = await aWaitListEntry(world);
  expect((await refusal(api.companies.addToWaitList({ body: cafe }))).code).toBe("ALREADY_WAITING");
  const stranger = (await aWaitListEntry(world)).api.companies;
  for (const call of [
    stranger.skipDemo({ params: { id } }),
    stranger.changeWaitList({ params: { id }, body: cafe }),
  ])
    expect((await refusal(call)).statusCode).toBe(404);
  expect((await api.companies.skipDemo({ params: { id } })).demoSkipped).toBe(true);
  expect((await api.companies.myWaitList()).entry).toMatchObject({ id, demoSkipped: true });
  const body = { ...cafe, ...person, email: "di@mailinator.com" };
  expect((await refusal(world.client().companies.joinWaitList({ body }))).details).toHaveProperty("email");
});

test("waitlist: an address at the company's own domain skips it, any other does not", async () => {
  const email = "di@ownbakery.example";
  const { token } = await world.client().companies.joinWaitList({ body: { ...cafe, ...person, email } });
  const { companies, accounts } = world.client(token);
  const skip = (website: string) => companies.skipWaitList({ body: { website } });
  expect((await refusal(skip("ownbakery.example"))).code).toBe("EMAIL_NOT_CONFIRMED");
  await confirm(email);
  expect((await refusal(skip("elsewhere.example"))).details).toHaveProperty("email");
  expect((await skip("ownbakery.example")).state).toBe("skipped");
  expect(await accounts.me()).toMatchObject({ accessRoles: ["company"], can: { actTowardsOthers: true } });
});

test("waitlist: a disabled account is marked, not let in, and may be rejected", async () => {
  const email = "shut@gmail.com";
  const { entry, user } = await world
    .client()
    .companies.joinWaitList({ body: { ...cafe, ...person, email } });
  await confirm(email);
  const { api: desk, adminId } = await anAdmin();
  await desk.support.setDisabled({
    params: { id: user.id },
    body: { disabled: true, reason: "They collect deposits from applicants." },
  });
  expect((await desk.companies.waitList()).find(({ id }) => id === entry.id)).toMatchObject({
    disabled: true,
  });
  const decide = (status: "approved" | "rejected") =>
    desk.companies.decideWaitList({ params: { id: entry.id }, body: { adminId, status, reason: "No" } });
  expect(await refusal(decide("approved"))).toMatchObject({ statusCode: 409, code: "ACCOUNT_DISABLED" });
  expect(await decide("rejected")).toMatchObject({ state: "rejected" });
});
