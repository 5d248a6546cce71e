import { desc, gt } from "drizzle-orm";
import { expect, test } from "vitest";
import { domainEvents } from "#server/events/tables.ts";
import { addCard, emptyCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);

/** A company whose bank takes its time over the first payment. */
async function waiting(card?: string) {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider, card);
  payments.provider.holding = true;
  payments.provider.faults.push("processing");
  const answered = await toCore(ana);
  payments.provider.holding = false;
  return { ana, answered };
}
const newest = async () =>
  (await world.db.select().from(domainEvents).orderBy(desc(domainEvents.position)).limit(1))[0]!.position;
const toldSince = async (position: number) =>
  (await world.db.select().from(domainEvents).where(gt(domainEvents.position, position))).map(
    ({ name }) => name,
  );

test("waiting for the bank: a plan that nobody knows to be paid is answered as such", async () => {
  const { ana, answered } = await waiting();
  const open = { state: "free", plan: "launch", invoices: [{ state: "open", awaitingBank: true }] };
  expect(answered).toMatchObject(open);
  expect(await planOf(ana)).toMatchObject(open);
  const before = await newest();
  await payments.provider.release();
  expect(await planOf(ana)).toMatchObject({
    state: "active",
    invoices: [{ state: "paid", awaitingBank: false }],
  });
  expect(await toldSince(before)).toContain("billing.planChanged");
});

test("waiting for the bank: a late refusal reaches the open page, with its reason", async () => {
  const { ana, answered } = await waiting(emptyCard);
  expect(answered).toMatchObject({ state: "free", invoices: [{ state: "open", awaitingBank: true }] });
  const before = await newest();
  await payments.provider.release();
  expect(await planOf(ana)).toMatchObject({
    state: "free",
    invoices: [{ state: "void", awaitingBank: false, problem: "The card hasn’t enough funds." }],
  });
  expect(await toldSince(before)).toContain("billing.planChanged");
});

test("waiting for the bank: an answer that was lost waits as well", async () => {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  expect(await toCore(ana)).toMatchObject({ invoices: [{ state: "open", awaitingBank: true }] });
});
