import { and, eq, lte } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { aPushDevice } from "#server/testing/push.ts";
import { openWorld } from "#server/testing/world.ts";
import { tasks } from "#server/tasks/tables.ts";
import { notifyOfRequest, notifyOfRequestSoon } from "./notify-of-request.ts";
import { notifications } from "./tables.ts";

const world = openWorld();
const event = eq(notifications.event, "application.referralAsked");

async function twoAtWork() {
  const { job } = await aHiringTeam(world);
  const { companyId } = job;
  const [esi, mona] = [await anEmployee(world, { companyId }), await anEmployee(world, { companyId })];
  const ask = async (fullName: string, body: { everyone?: boolean } = {}, pTag?: string) => {
    const { api } = await aCandidate(world, { fullName });
    const asked = await api.referrals.ask({ query: { pTag }, body: { jobId: job.id, ...body } });
    return { api, id: asked.id };
  };
  const titlesFor = async ({ api }: typeof esi) =>
    (await api.notifications.list({ query: { audience: "employee" } })).notifications.map(
      ({ title }) => title,
    );
  const emailsTo = ({ email }: typeof esi) => world.db.$count(outbox, eq(outbox.recipient, email));
  return { job, companyId, esi, mona, ask, titlesFor, emailsTo };
}

test("requests for a referral: everyone who is asked hears of each, and by email of the first of a day", async () => {
  const { esi, mona, job, ask, titlesFor, emailsTo } = await twoAtWork();
  await ask("Greta Lind", { everyone: true });
  await world.settle();
  for (const each of [esi, mona]) {
    expect(await titlesFor(each)).toEqual(["Greta Lind is looking for a referral"]);
    expect(await emailsTo(each)).toBe(1);
  }
  await ask("Hugo Berg");
  await world.settle();
  expect(await titlesFor(mona)).toEqual([
    "Hugo Berg is looking for a referral",
    "Greta Lind is looking for a referral",
  ]);
  expect(await emailsTo(mona)).toBe(1);
  await world.pass(86_400);
  await esi.api.accounts.setEmailSettings({ body: { referrals: false } });
  await ask("Pia Moor");
  await world.settle();
  expect([await emailsTo(esi), await emailsTo(mona)]).toEqual([1, 2]);
  const [first] = (await esi.api.notifications.list({ query: { audience: "employee" } })).notifications;
  expect(first).toMatchObject({ url: "/teams/referrals", text: expect.stringContaining(job.jobTitle) });
});

test("requests for a referral: a device is told of the first of a day", async () => {
  const { mona, ask } = await twoAtWork();
  await aPushDevice(mona);
  const pushed: string[] = [];
  world.dependencies.outside.push.send = async (_, { title }) => {
    pushed.push(title);
    return "sent";
  };
  for (const name of ["Greta Lind", "Hugo Berg"]) {
    await ask(name);
    await world.settle();
  }
  expect(pushed).toEqual(["Greta Lind is looking for a referral"]);
});

test("requests for a referral: their notifications run in the bulk lane, behind anything a person waits for", async () => {
  const { ask } = await twoAtWork();
  const { id: applicationId } = await ask("Greta Lind");
  await world.settle();
  const { dependencies } = world;
  await world.db.transaction(async (tx) => {
    await notifyOfRequestSoon(tx, { applicationId }, world.now());
    await notifyOfRequest(tx, { applicationId, after: null }, { ...dependencies, now: world.now() });
  });
  const waiting = await world.db.select().from(tasks).where(lte(tasks.dueAt, world.now()));
  expect(waiting.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["notifications.referralRequest", "react"]),
  );
  expect(waiting.filter(({ lane }) => lane !== "bulk")).toEqual([]);
  await world.settle();
});

test("requests for a referral: coworkers don’t hear about a request to a named person, and no one hears about a withdrawn one", async () => {
  const { esi, mona, ask, titlesFor } = await twoAtWork();
  await esi.api.accounts.updateAccount({ params: { id: esi.userId }, body: { parallelTag: "esi-asked" } });
  await ask("Greta Lind", {}, "esi-asked");
  const { api, id } = await ask("Hugo Berg");
  await api.applications.withdraw({ params: { id }, body: {} });
  await world.settle();
  expect(await titlesFor(esi)).toEqual(["New referral request"]);
  expect(await titlesFor(mona)).toEqual([]);
});

test("requests for a referral: all of many employees hear of one", async () => {
  const { companyId, ask } = await twoAtWork();
  const createdAt = world.now();
  const emailSettings = { referrals: false };
  const many = Array.from({ length: 101 }, () => ({ id: newId(), createdAt, fullName: "Ann Weaver" }));
  await world.db
    .insert(users)
    .values(many.map((user) => ({ ...user, emailSettings, email: `${user.id}@people.example` })));
  await world.db.insert(roles).values(
    many.map(({ id: userId }) => ({
      id: newId(),
      userId,
      kind: "employee" as const,
      companyId,
      createdAt,
    })),
  );
  const { id } = await ask("Greta Lind");
  await world.settle();
  expect(await world.db.$count(notifications, and(event, eq(notifications.applicationId, id)))).toBe(103);
});
