import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#server/domains/billing/tables.ts";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { addSeekerCard, openOfflinePayments } from "#server/testing/payments.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { type Person, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const end = ({ api }: Pick<Person, "api">) =>
  api.privacy.deleteAccount({ body: { password, givesUp: true } });
const lost = async ({ api }: Pick<Person, "api">) => (await api.privacy.overview()).lost;

async function onPlus() {
  const ann = await withPassword(world, await aCandidate(world, { fullName: "Wilma Plusgaard" }));
  await addSeekerCard(ann, payments.provider);
  return ann;
}
const toPlus = ({ api }: Person) => api.seekerPlans.change({ body: { plan: "plus" } });
/** What the payment provider still knows of someone. */
const atProvider = () =>
  Object.values(payments.provider.account.state.rows).filter(
    ({ object, name, customer }) =>
      (object === "customer" && name === "Wilma Plusgaard") || (object === "payment_method" && customer),
  );

test("plan left: the provider forgets who paid and their card; the invoice stays without the name", async () => {
  const ann = await onPlus();
  await toPlus(ann);
  expect(await lost(ann)).toEqual([expect.stringMatching(/^Plus, which is paid until /)]);
  expect(atProvider()).toHaveLength(2);
  await end(ann);
  await world.settle();
  expect(atProvider()).toEqual([]);
  const kept = await world.db.select().from(invoices).where(eq(invoices.ownerId, ann.candidateId));
  expect(kept).toMatchObject([{ state: "paid", buyer: "Deleted account", total: 900 }]);
  await world.pass(40 * 86_400);
  expect(await world.db.$count(invoices, eq(invoices.ownerId, ann.candidateId))).toBe(1);
  expect(world.failures).toEqual([]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("plan left: while nobody knows what became of a payment, the account stays; what is told later finds it", async () => {
  const ann = await onPlus();
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  await toPlus(ann).catch(() => {});
  expect(await refusal(end(ann))).toMatchObject({ statusCode: 409, code: "PAYMENT_UNDER_WAY" });
  for (let minute = 0; minute < 5; minute++) await world.pass(60);
  await end(ann);
  payments.provider.holding = false;
  await payments.provider.release({ times: 2 });
  await world.settle();
  const kept = await world.db.select().from(invoices).where(eq(invoices.ownerId, ann.candidateId));
  expect(kept).toMatchObject([{ state: "paid" }]);
  expect(world.failures).toEqual([]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("plan left: people can leave after canceling a purchase that isn’t confirmed, and get back what was paid", async () => {
  const ann = await onPlus();
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  const { invoices: open } = await toPlus(ann);
  expect((await refusal(end(ann))).message).toContain("or once you cancel the purchase");
  await ann.api.seekerPlans.cancelPurchase({ params: { id: open[0]!.id } });
  await end(ann);
  // No webhook will ever tell of it.
  payments.provider.held.length = 0;
  payments.provider.holding = false;
  await world.pass(300);
  const { rows } = payments.provider.account.state;
  const paid = Object.values(rows).find(({ metadata }) => idOf(metadata) === open[0]!.id);
  expect(Object.values(rows)).toContainEqual(
    expect.objectContaining({ object: "refund", payment_intent: paid!.id, amount: 900 }),
  );
  expect(await problemsOf(world.db)).toEqual([]);
});
const idOf = (metadata: unknown) => (metadata as { invoiceId?: string } | undefined)?.invoiceId;

test("plan left: a payment that is known only after the account is gone goes back", async () => {
  const ann = await onPlus();
  payments.provider.holding = true;
  await toPlus(ann);
  const [paid] = await world.db.select().from(invoices).where(eq(invoices.ownerId, ann.candidateId));
  await end(ann);
  await world.db.update(invoices).set({ state: "void", paymentRef: null }).where(eq(invoices.id, paid!.id));
  payments.provider.holding = false;
  await payments.provider.release();
  await world.pass(60);
  const refunds = Object.values(payments.provider.account.state.rows).filter(
    (row) => row.object === "refund" && row.payment_intent === paid!.paymentRef,
  );
  expect(refunds).toMatchObject([{ amount: 900 }]);
  const account = { name: `refunds:candidate:${ann.candidateId}`, currency: "USD" };
  expect((await balanceOf(world.db, account)).balance).toBe(0);
  expect(world.failures).toEqual([]);
});
