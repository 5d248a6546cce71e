import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { newId } from "#server/database/ids.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import {
  addCard,
  dollarsIn,
  failingRefundsCard,
  goodCard,
  openOfflinePayments,
  payWithoutOwing,
  planOf,
  slowRefundsCard,
  toCore,
} from "#server/testing/payments.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const whole = 24_900;

const balance = dollarsIn(world);
/** A company that paid for Core with a card, and an administrator who refunds. */
async function aPaidPlan(card: string) {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider, card);
  const { invoices } = await toCore(ana);
  const { id } = invoices[0]!;
  const admin = await anAdministrator(world);
  const refund = (amount = whole) =>
    admin.api.billing.refund({ params: { id }, body: { key: newId(), amount, reason: "A slip" } });
  const onList = async () => {
    const { invoices: found } = await admin.api.billing.allInvoices({ query: { list: "attention" } });
    return found.find((each) => each.id === id);
  };
  return { ana, id, admin, refund, onList };
}

/** The bank decides, and the webhook that tells of it never comes. */
async function losingWebhooks() {
  payments.provider.holding = true;
  await payments.provider.banksAnswer();
  payments.provider.holding = false;
  payments.provider.held.length = 0;
}
const titlesOf = async ({ api }: Awaited<ReturnType<typeof aCompanyAdmin>>) =>
  (await api.notifications.list({ query: { audience: "company" } })).notifications.map(({ title }) => title);

test("refunds that fail: one the bank refuses later is undone in the books, and administrators see it until it is resolved", async () => {
  const { ana, id, admin, refund, onList } = await aPaidPlan(failingRefundsCard);
  const before = { revenue: await balance("revenue:plans"), provider: await balance("provider:payments") };
  await refund();
  await world.pass(1);
  expect(await planOf(ana)).toMatchObject({
    invoices: [{ state: "refunded", refunds: [{ state: "succeeded" }] }],
  });
  expect(await onList()).toBeUndefined();
  await payments.provider.banksAnswer();
  await world.settle();
  expect(await planOf(ana)).toMatchObject({
    invoices: [{ state: "paid", refunded: 0, refunds: [{ state: "failed" }] }],
  });
  expect(await balance("revenue:plans")).toBe(before.revenue);
  expect(await balance("provider:payments")).toBe(before.provider);
  expect(await balance(`refunds:company:${ana.companyId}`)).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
  expect(await titlesOf(ana)).toContain("The refund of $249 failed");
  expect(await onList()).toMatchObject({
    attention:
      "The refund of $249 failed. The card was reported lost or stolen. Refund it again, or send it through your bank.",
    refundable: whole,
    refunds: [{ problem: "The card was reported lost or stolen." }],
  });
  await admin.api.billing.resolveAttention({ params: { id }, body: { note: "Sent by bank, TX 9" } });
  expect(await onList()).toBeUndefined();
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(kept.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["invoice.refunded", "invoice.refundFailed", "invoice.attentionResolved"]),
  );
});

test("refunds that fail: one that takes its time is asked about until the bank has answered, also where no webhook comes", async () => {
  const { ana, refund, onList } = await aPaidPlan(slowRefundsCard);
  await refund(5000);
  await world.pass(1);
  const pending = { invoices: [{ state: "paid", refunded: 5000, refunds: [{ state: "pending" }] }] };
  expect(await planOf(ana)).toMatchObject(pending);
  await world.pass(3600);
  expect(await planOf(ana)).toMatchObject(pending);
  await losingWebhooks();
  await world.pass(3600);
  expect(await planOf(ana)).toMatchObject({
    invoices: [{ state: "paid", refunded: 5000, refunds: [{ state: "succeeded" }] }],
  });
  expect(await onList()).toBeUndefined();
});

test("refunds that fail: told twice, late and in reverse, a failure is kept once and stays", async () => {
  const { ana, refund } = await aPaidPlan(slowRefundsCard);
  await refund(5000);
  await world.pass(1);
  payments.provider.holding = true;
  const refundRow = Object.values(payments.provider.account.state.rows).findLast(
    ({ object }) => object === "refund",
  )!;
  await payments.provider.banksAnswer();
  Object.assign(refundRow, { later: "refuses refunds" });
  await payments.provider.banksAnswer();
  payments.provider.holding = false;
  await payments.provider.release({ times: 2, reversed: true });
  expect(await planOf(ana)).toMatchObject({ invoices: [{ refunded: 0, refunds: [{ state: "failed" }] }] });
  await world.pass(7200);
  expect(await planOf(ana)).toMatchObject({ invoices: [{ refunded: 0, refunds: [{ state: "failed" }] }] });
  expect(await balance(`refunds:company:${ana.companyId}`)).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("refunds that fail: where one of several failed, those that make up the whole refund exactly its tax", async () => {
  const { config } = world.dependencies;
  const tax = () => balance(`tax:${config.TAX_NAME}`);
  const before = await tax();
  config.TAX_PERCENT = 20;
  const { ana, refund } = await aPaidPlan(failingRefundsCard);
  config.TAX_PERCENT = 0;
  expect(await tax()).toBe(before + 4980);
  await refund(3);
  await world.pass(1);
  await refund(9999);
  await payments.provider.banksAnswer();
  await refund(29_880 - 9999);
  expect(await planOf(ana)).toMatchObject({ invoices: [{ state: "refunded" }] });
  expect(await tax()).toBe(before);
});

test("refunds that fail: what came without being owed and can’t go back stays owed, and administrators see it", async () => {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider, failingRefundsCard);
  await payWithoutOwing(ana, payments.provider);
  await world.pass(120);
  expect(await balance(`refunds:company:${ana.companyId}`)).toBe(0);
  await payments.provider.banksAnswer();
  expect(await balance(`refunds:company:${ana.companyId}`)).toBe(whole);
  const { api } = await anAdministrator(world);
  const { invoices } = await api.billing.allInvoices({ query: { list: "attention" } });
  expect(invoices[0]!.attention).toMatch(
    /^\$249 was paid without being owed \(pi_\w+\) and couldn’t be refunded/,
  );
  expect(await problemsOf(world.db)).toEqual([]);
});

test("refunds that fail: a payment that was given back at the provider itself isn’t given back twice", async () => {
  const { ana, refund, onList } = await aPaidPlan(goodCard);
  const { account } = payments.provider;
  const paid = account.payments.at(-1)!;
  account.call("/v1/refunds", new URLSearchParams({ payment_intent: String(paid.id) }), {
    key: "",
    host: "",
    changes: true,
  });
  await refund();
  await world.pass(1);
  expect(await planOf(ana)).toMatchObject({ invoices: [{ state: "paid", refunded: 0 }] });
  expect(await onList()).toMatchObject({
    attention: expect.stringContaining("Stripe says it was refunded already"),
  });
});
