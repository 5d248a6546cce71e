import { expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { addCard, openOfflinePayments, toCore } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const day = 86_400;
const aTrial = async () => {
  const ana = await aCompanyAdmin(world);
  await ana.api.billing.startTrial({ params: { id: ana.companyId } });
  return ana;
};
/** The plan as someone who signs in now sees it; sessions end meanwhile. */
async function planOf({ companyId }: CompanyPerson) {
  const { api } = await aCompanyAdmin(world, { companyId });
  const { plan, state } = await api.billing.subscription({ params: { id: companyId } });
  return `${plan}, ${state}`;
}

test("trial: the team is told three days before it ends and when it has ended, by email too", async () => {
  const ana = await aTrial();
  await world.pass(10 * day);
  expect((await lastEmailTo(world, ana.email))?.subject).toBeUndefined();
  await world.pass(day);
  expect((await lastEmailTo(world, ana.email))?.subject).toBe("Your free trial ends December 5");
  expect(await planOf(ana)).toBe("core, trial");
  await world.pass(3 * day);
  expect((await lastEmailTo(world, ana.email))?.subject).toBe("Your free trial has ended");
  expect(await planOf(ana)).toBe("launch, free");
});

test("trial: a team that canceled it is told neither", async () => {
  const ana = await aTrial();
  await ana.api.billing.cancel({ body: { reason: "Not for us" } });
  await world.pass(15 * day);
  expect(await lastEmailTo(world, ana.email)).toBeUndefined();
});

test("trial: a team whose bank confirmed a purchase only after the trial ended reads why it gets a refund", async () => {
  const ana = await aTrial();
  await addCard(ana, payments.provider);
  await world.pass(13 * day);
  payments.provider.faults.push("processing");
  await toCore(ana);
  await world.pass(2 * day);
  await payments.provider.banksAnswer();
  await world.settle();
  const why = "Your free trial ended before the bank answered, so the plan didn’t begin.";
  const { state, invoices } = await ana.api.billing.subscription({ params: { id: ana.companyId } });
  expect({ state, invoices }).toMatchObject({ state: "free", invoices: [{ state: "void", problem: why }] });
  const { notifications } = await ana.api.notifications.list({ query: { audience: "company" } });
  const returned = notifications.filter(({ title }) => title === "We’re sending back $249");
  expect(returned.map(({ text }) => text)).toEqual([expect.stringContaining(why)]);
  expect((await lastEmailTo(world, ana.email))?.subject).toBe("We’re sending back $249");
});
