import { and, isNotNull, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { addCard, dollarsIn, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { aHireByReferral } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { tasks } from "#server/tasks/tables.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const balance = dollarsIn(world);
const minute = 60;
const day = 86_400;

/** Scheduled tasks of other domains don’t matter here. */
beforeAll(() => world.db.delete(tasks));

async function withCard() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  return ana;
}
/** Over weeks, sessions end. */
const signedIn = ({ companyId }: { companyId: string }) => aCompanyAdmin(world, { companyId });
const customers = () =>
  Object.values(payments.provider.account.state.rows).filter(({ object }) => object === "customer");

test("payments: purchases, charges, refunds and deletions made while the provider is down for hours go through once it is back", async () => {
  const renewing = await withCard();
  await toCore(renewing);
  await world.pass(30 * day - 1);
  const rewarding = await aHireByReferral(world, { payoutDelay: 0 });
  await addCard(rewarding.marit, payments.provider);
  const refunded = await withCard();
  const { id } = (await toCore(refunded)).invoices[0]!;
  const leaving = await withPassword(world, await withCard());
  const buying = await withCard();
  const { api } = await anAdministrator(world);
  const before = customers().length;

  payments.provider.away = true;
  world.dependencies.outside.payments = payments.client({ repeats: 0 });
  expect(await toCore(buying)).toMatchObject({ state: "free", invoices: [{ awaitingBank: true }] });
  await api.billing.refund({ params: { id }, body: { key: newId(), amount: 5000, reason: "A slip" } });
  await leaving.api.privacy.deleteAccount({ body: { password, givesUp: true } });
  for (let asked = 0; asked < 8; asked++) await world.pass(25 * minute);
  const open = { invoices: [{ state: "open" }, { state: "paid" }] };
  expect(await planOf(await signedIn(renewing))).toMatchObject(open);
  payments.provider.away = false;
  await world.pass(5 * minute);

  const paid = { state: "active", invoices: [{ state: "paid" }] };
  expect(await planOf(buying)).toMatchObject(paid);
  expect(await planOf(await signedIn(renewing))).toMatchObject({
    state: "active",
    invoices: [{ state: "paid" }, { state: "paid" }],
  });
  expect(await planOf(rewarding.marit)).toMatchObject({ invoices: [{ kind: "rewards", state: "paid" }] });
  expect(await planOf(refunded)).toMatchObject({ invoices: [{ refunds: [{ state: "succeeded" }] }] });
  expect(await balance(`refunds:company:${refunded.companyId}`)).toBe(0);
  expect(customers()).toHaveLength(before - 1);
  const givenUp = and(like(tasks.kind, "billing.%"), isNotNull(tasks.failedAt));
  expect(await world.db.$count(tasks, givenUp)).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("payments: what the provider won’t take as it is counts as refused, with its reason", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0, hireBonus: 100_000_000 });
  await addCard(team.marit, payments.provider);
  await world.pass(60 * minute);
  expect(await planOf(team.marit)).toMatchObject({
    invoices: [
      {
        kind: "rewards",
        state: "open",
        awaitingBank: false,
        problem: "This is more than a card can be charged. Contact us to pay by bank transfer.",
      },
    ],
  });
});
