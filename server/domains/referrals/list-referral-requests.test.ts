import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { roles, users } from "#server/domains/accounts/index.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate, aPersonOfAllParts, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("referral requests: who asks to be referred stands with whom they ask, or with everyone who works there, until someone does", async () => {
  const { job } = await aHiringTeam(world);
  const { companyId } = job;
  const [joel, mona] = [await anEmployee(world, { companyId }), await anEmployee(world, { companyId })];
  const stranger = await anEmployee(world);
  await joel.api.accounts.updateAccount({ params: { id: joel.userId }, body: { parallelTag: "joel" } });
  const [greta, hugo] = [await aCandidate(world, { fullName: "Greta" }), await aCandidate(world)];
  const body = { jobId: job.id, note: "We built the tide gauge together." };
  await greta.api.referrals.ask({ query: { pTag: "joel" }, body });
  await world.pass(60);
  await hugo.api.referrals.ask({ query: {}, body: { jobId: job.id } });

  const asked = async (who: typeof joel) => (await who.api.referrals.requests({ query: {} })).requests;
  expect(await asked(joel)).toMatchObject([
    { note: null, asksMe: false },
    { candidate: { fullName: "Greta" }, job: { id: job.id }, note: body.note, asksMe: true },
  ]);
  expect(await asked(mona)).toHaveLength(1);
  expect(await joel.api.referrals.requests({ query: { skip: 1 } })).toMatchObject({
    requests: [{ asksMe: true }],
    total: 2,
  });
  expect(await asked(stranger)).toEqual([]);

  const [, first] = await asked(joel);
  await joel.api.referrals.refer({ params: { id: first!.id }, body: { note: "She is careful." } });
  expect(await asked(joel)).toHaveLength(1);
});

test("referral requests: who names nobody asks the employee whose link they signed up by, where that employee works there", async () => {
  const { job } = await aHiringTeam(world);
  const elsewhere = await aHiringTeam(world);
  const lena = await anEmployee(world, { companyId: job.companyId });
  await lena.api.accounts.updateAccount({ params: { id: lena.userId }, body: { parallelTag: "lena" } });
  const pia = await aCandidate(world);
  await world.db.update(users).set({ referredBy: "Lena" }).where(eq(users.id, pia.userId));
  await pia.api.referrals.ask({ query: {}, body: { jobId: job.id } });
  expect(await lena.api.referrals.requests({ query: {} })).toMatchObject({
    requests: [{ asksMe: true }],
  });
  const other = await anEmployee(world, { companyId: elsewhere.job.companyId });
  await pia.api.referrals.ask({ query: {}, body: { jobId: elsewhere.job.id } });
  expect(await other.api.referrals.requests({ query: {} })).toMatchObject({
    requests: [{ asksMe: false }],
  });
});

test("referral requests: people ask everyone who works there, also where one of these brought them", async () => {
  const { job } = await aHiringTeam(world);
  const { companyId } = job;
  const [mia, noah] = [await anEmployee(world, { companyId }), await anEmployee(world, { companyId })];
  await mia.api.accounts.updateAccount({ params: { id: mia.userId }, body: { parallelTag: "mia-b" } });
  const pia = await aCandidate(world);
  await world.db.update(users).set({ referredBy: "mia-b" }).where(eq(users.id, pia.userId));
  await pia.api.referrals.ask({ query: {}, body: { jobId: job.id, everyone: true } });
  for (const { api } of [mia, noah])
    expect(await api.referrals.requests({ query: {} })).toMatchObject({ requests: [{ asksMe: false }] });
});

test("referral requests: no one asks themselves, by their own link or the one they signed up by", async () => {
  const { job } = await aHiringTeam(world);
  const pia = await aPersonOfAllParts(world, { companyId: (await aHiringTeam(world)).job.companyId });
  await world.db
    .update(roles)
    .set({ companyId: job.companyId })
    .where(and(eq(roles.userId, pia.userId), eq(roles.kind, "employee")));
  await world.db
    .update(users)
    .set({ parallelTag: "pia-own", referredBy: "pia-own" })
    .where(eq(users.id, pia.userId));
  const coworker = await anEmployee(world, { companyId: job.companyId });
  const ask = (pTag?: string) => pia.api.referrals.ask({ query: { pTag }, body: { jobId: job.id } });
  expect(await refusal(ask("Pia-Own"))).toMatchObject({
    message: "You can’t refer yourself.",
    details: { pTag: "Select someone else who works there" },
  });
  await ask();
  expect(await coworker.api.referrals.requests({ query: {} })).toMatchObject({
    requests: [{ asksMe: false }],
  });
});

test("referral requests: where no one else works at the company, no one is asked", async () => {
  const { job } = await aHiringTeam(world);
  const { api, userId } = await aCandidate(world);
  const ask = () => api.referrals.ask({ query: {}, body: { jobId: job.id } });
  const nobody = { statusCode: 409, code: "NOBODY_TO_ASK" };
  expect(await refusal(ask())).toMatchObject(nobody);
  await world.db.insert(roles).values({
    id: newId(),
    userId,
    kind: "employee",
    companyId: job.companyId,
    createdAt: world.now(),
  });
  expect(await refusal(ask())).toMatchObject(nobody);
  await anEmployee(world, { companyId: job.companyId });
  expect(await ask()).toMatchObject({ shownAs: "referral request" });
});
