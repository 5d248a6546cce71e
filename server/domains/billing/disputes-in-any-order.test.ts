import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import {
  addCard,
  disputedCard,
  dollarsIn,
  newestDispute,
  openOfflinePayments,
  payWithoutOwing,
  planOf,
  toCore,
} from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { paymentDisputes } from "./tables.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const paid = 24_900;
const day = 86_400;

const balance = dollarsIn(world);
const losses = () => balance("losses:chargebacks");
const owedTo = (companyId: string) => balance(`refunds:company:${companyId}`);

async function aDisputingCompany() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider, disputedCard);
  return ana;
}
async function attentionTo(id: string) {
  const { api } = await anAdministrator(world);
  const { invoices } = await api.billing.allInvoices({ query: { list: "attention" } });
  return invoices.find((invoice) => invoice.id === id)?.attention;
}
const endDispute = (decided: "won" | "lost") =>
  payments.provider.endDispute(newestDispute(payments.provider), decided);

test("disputes: one of a payment that wasn’t owed and isn’t refunded yet settles what is owed once it is lost", async () => {
  const ana = await aDisputingCompany();
  await payWithoutOwing(ana, payments.provider);
  const before = await losses();
  await payments.provider.banksAnswer();
  const { id } = (await planOf(ana)).invoices[0]!;
  expect(await attentionTo(id)).toMatch(/^The payment of \$249 is disputed/);
  await world.pass(120);
  expect(await owedTo(ana.companyId)).toBe(paid);
  await endDispute("lost");
  expect(await planOf(ana)).toMatchObject({ state: "free", invoices: [{ state: "void" }] });
  expect(await owedTo(ana.companyId)).toBe(0);
  expect(await losses()).toBe(before);
  expect(await attentionTo(id)).toBeUndefined();
  expect(await problemsOf(world.db)).toEqual([]);
});

test("disputes: one of a payment that wasn’t owed and is still owed once it is won stays to be seen to, and no refund leaves days later", async () => {
  const ana = await aDisputingCompany();
  await payWithoutOwing(ana, payments.provider);
  await payments.provider.banksAnswer();
  await world.pass(120);
  await world.pass(3 * day);
  await endDispute("won");
  await world.pass(3 * day);
  const { rows } = payments.provider.account.state;
  expect(Object.values(rows).filter(({ object }) => object === "refund")).toEqual([]);
  expect(await owedTo(ana.companyId)).toBe(paid);
  expect(await attentionTo((await planOf(ana)).invoices[0]!.id)).toMatch(
    /^\$249 was paid without being owed/,
  );
});

test("disputes: one of a payment that was refunded already is a loss, and administrators read that it went back twice", async () => {
  const ana = await aDisputingCompany();
  await payWithoutOwing(ana, payments.provider);
  await world.pass(120);
  expect(await owedTo(ana.companyId)).toBe(0);
  const before = await losses();
  await payments.provider.banksAnswer();
  await endDispute("lost");
  expect(await losses()).toBe(before - paid);
  expect(await attentionTo((await planOf(ana)).invoices[0]!.id)).toBe(
    "$249 went back twice: by a refund, and by a dispute that was lost. Talk to the customer.",
  );
  expect(await problemsOf(world.db)).toEqual([]);
});

test("disputes: one that is told before its payment counts", async () => {
  const ana = await aDisputingCompany();
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  await toCore(ana);
  await payments.provider.banksAnswer();
  payments.provider.holding = false;
  await payments.provider.release({ reversed: true });
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "disputed" }] });
});

test.each(["before", "after"] as const)(
  "disputes: a refund that fails %s one is lost asks nothing more of administrators: the cardholder has the money",
  async (when) => {
    const ana = await aDisputingCompany();
    const { id } = (await toCore(ana)).invoices[0]!;
    const admin = await anAdministrator(world);
    const body = { key: newId(), amount: 100, reason: "A slip" };
    payments.provider.holding = true;
    await admin.api.billing.refund({ params: { id }, body });
    await payments.provider.banksAnswer();
    payments.provider.holding = false;
    await payments.provider.release();
    if (when === "before") {
      await world.pass(1);
      expect(await attentionTo(id)).toContain("The refund of $1 failed");
    }
    await endDispute("lost");
    await world.pass(1);
    expect(await planOf(ana)).toMatchObject({
      invoices: [{ state: "chargedBack", refunded: 0, refunds: [{ state: "failed" }] }],
    });
    expect(await attentionTo(id)).toBe(
      "The dispute was lost, and $249 went back to the cardholder. The plan goes on: talk to the customer before the next payment.",
    );
  },
);

/** The banks decide, and the webhooks that tell of it never come. */
async function losingWebhooks() {
  payments.provider.holding = true;
  await payments.provider.banksAnswer();
  payments.provider.holding = false;
  payments.provider.held.length = 0;
}
const statesADayLater = async ({ companyId }: CompanyPerson) => {
  await world.pass(day);
  return (await planOf(await aCompanyAdmin(world, { companyId }))).invoices.map(({ state }) => state);
};

test("disputes: one whose webhooks were lost is found within a day", async () => {
  const ana = await aDisputingCompany();
  await toCore(ana);
  await losingWebhooks();
  expect(await statesADayLater(ana)).toEqual(["disputed"]);
});

test("disputes: one of another product at the same account is none of ours, whatever it calls its invoices", async () => {
  const { account } = payments.provider;
  const id = account.newId("pi");
  const metadata = { invoiceId: "INV-7" };
  const paidElsewhere = { object: "payment_intent", status: "succeeded", amount: 100, currency: "usd" };
  account.state.rows[id] = { id, ...paidElsewhere, metadata, later: "disputes" };
  await payments.provider.banksAnswer();
  expect(await world.db.$count(paymentDisputes, eq(paymentDisputes.paymentRef, id))).toBe(0);
});

test("disputes: one that can’t be kept keeps no other from being found", async () => {
  const ana = await aDisputingCompany();
  await toCore(ana);
  await losingWebhooks();
  await toCore(await aDisputingCompany());
  await losingWebhooks();
  Object.assign(payments.provider.account.state.rows[newestDispute(payments.provider)]!, { amount: 0 });
  expect(await statesADayLater(ana)).toEqual(["disputed"]);
});

/** The newest payment is disputed, this much of it, and no one is told before the bank decides. */
async function disputeUntold(amount: number) {
  Object.assign(payments.provider.account.payments.at(-1)!, { disputed: false });
  await losingWebhooks();
  Object.assign(payments.provider.account.state.rows[newestDispute(payments.provider)]!, { amount });
}

test.each(["before", "after"] as const)(
  "disputes: where a refund of what wasn’t owed fails %s a part of it is lost, the rest stays owed until that is lost, too",
  async (when) => {
    const ana = await aDisputingCompany();
    await payWithoutOwing(ana, payments.provider);
    const { id } = (await planOf(ana)).invoices[0]!;
    const before = await losses();
    await disputeUntold(10_000);
    if (when === "before") await world.pass(120);
    await endDispute("lost");
    if (when === "after") await world.pass(120);
    expect(await owedTo(ana.companyId)).toBe(14_900);
    const noted = await attentionTo(id);
    expect(noted).toMatch(/^\$149 was paid without being owed/);
    expect(noted).toMatch(/Send it through your bank\.$/);
    expect(noted).not.toContain("\n");
    await disputeUntold(14_900);
    await endDispute("lost");
    expect(await owedTo(ana.companyId)).toBe(0);
    expect(await attentionTo(id)).toBeUndefined();
    expect(await losses()).toBe(before);
    expect(await problemsOf(world.db)).toEqual([]);
  },
);

test.each(["before", "after"] as const)(
  "disputes: refunds that fail %s less than their sum is lost stay to be seen to until the rest is",
  async (when) => {
    const ana = await aDisputingCompany();
    const { id } = (await toCore(ana)).invoices[0]!;
    const { api } = await anAdministrator(world);
    for (const amount of [10_000, 12_000])
      await api.billing.refund({ params: { id }, body: { key: newId(), amount, reason: "A slip" } });
    await disputeUntold(13_000);
    if (when === "before") await world.pass(1);
    await endDispute("lost");
    if (when === "after") await world.pass(1);
    expect(await attentionTo(id)).toMatch(/The refund of \$1[02]0 failed/);
    await disputeUntold(9000);
    await endDispute("lost");
    expect(await attentionTo(id)).not.toMatch(/The refund of/);
  },
);

test.each(["before", "after"] as const)(
  "disputes: where a refund of what wasn’t owed fails %s more than it is lost, nothing is owed, and the rest is a loss",
  async (when) => {
    const ana = await aDisputingCompany();
    await payWithoutOwing(ana, payments.provider);
    const before = await losses();
    await disputeUntold(paid + 1000);
    if (when === "before") await world.pass(120);
    await endDispute("lost");
    if (when === "after") await world.pass(120);
    expect(await owedTo(ana.companyId)).toBe(0);
    await disputeUntold(500);
    await endDispute("lost");
    expect(await owedTo(ana.companyId)).toBe(0);
    expect(await attentionTo((await planOf(ana)).invoices[0]!.id)).toBeUndefined();
    expect(await losses()).toBe(before - 1500);
    expect(await problemsOf(world.db)).toEqual([]);
  },
);
