import { desc, gt, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { domainEvents } from "#server/events/tables.ts";
import {
  addCard,
  emptyCard,
  goodCard,
  openOfflinePayments,
  planOf,
  toCore,
} from "#server/testing/payments.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { tasks } from "#server/tasks/tables.ts";

const world = openWorld();
const payments = openOfflinePayments(world);

/** A company whose bank takes its time over the first payment. */
async function waiting(card?: string) {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider, card);
  payments.provider.faults.push("processing");
  const answered = await toCore(ana);
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
  await payments.provider.banksAnswer();
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
  await payments.provider.banksAnswer();
  expect(await planOf(ana)).toMatchObject({
    state: "free",
    invoices: [{ state: "void", awaitingBank: false, problem: "The card hasn’t enough funds." }],
  });
  expect(await toldSince(before)).toContain("billing.planChanged");
});

/** The bank decides, and the webhook that tells of it never comes. */
async function losingWebhooks() {
  payments.provider.holding = true;
  await payments.provider.banksAnswer();
  payments.provider.holding = false;
  payments.provider.held.length = 0;
}

test.each([
  { card: goodCard, becomes: { state: "active", invoices: [{ state: "paid" }] } },
  { card: emptyCard, becomes: { state: "free", invoices: [{ state: "void" }] } },
])(
  "waiting for the bank: the provider is asked until it knows, also where no webhook comes",
  async (each) => {
    const { ana } = await waiting(each.card);
    const open = { state: "free", invoices: [{ state: "open", awaitingBank: true }] };
    for (const minutes of [1, 60, 60]) {
      await world.pass(minutes * 60);
      expect(await planOf(ana)).toMatchObject(open);
    }
    await losingWebhooks();
    await world.pass(3600);
    expect(await planOf(ana)).toMatchObject(each.becomes);
    expect(await world.db.$count(tasks, like(tasks.kind, "billing.charge"))).toBe(0);
  },
);

test("waiting for the bank: an answer that was lost waits as well", async () => {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  expect(await toCore(ana)).toMatchObject({ invoices: [{ state: "open", awaitingBank: true }] });
});
