import { expect, test } from "vitest";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { addCard, disputedCard, openOfflinePayments, planOf } from "#server/testing/payments.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { aHireByReferral } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const hour = 3600;
const balance = async (name: string, currency: string) =>
  (await balanceOf(world.db, { name, currency })).balance;

test("currencies: a bonus in krónur is charged as Stripe counts them, and a dispute takes as much as was booked", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0, hireBonus: 200_001, currency: "ISK" });
  await addCard(team.marit, payments.provider, disputedCard);
  await world.pass(hour);
  expect((await planOf(team.marit)).invoices).toMatchObject([
    { kind: "rewards", state: "paid", total: 200_001, currency: "ISK" },
  ]);
  expect(payments.provider.account.payments).toMatchObject([{ amount: 20_000_100, currency: "isk" }]);
  expect((await team.earnings()).available).toEqual([{ amount: 200_001, currency: "ISK" }]);
  await payments.provider.banksAnswer();
  expect(await balance("disputed:payments", "ISK")).toBe(-200_001);
  const { invoices } = await (
    await anAdministrator(world)
  ).api.billing.allInvoices({ query: { list: "attention" } });
  expect(invoices[0]).toMatchObject({ state: "disputed", disputes: [{ amount: 200_001 }] });
  expect(await problemsOf(world.db)).toEqual([]);
});
