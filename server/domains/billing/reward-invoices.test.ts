import fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { newId } from "#server/database/ids.ts";
import { ledgerTransfers } from "#server/domains/ledger/tables.ts";
import { addCard, emptyCard, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aHireByReferral, hireReferred } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { keepAttempt } from "./charge.ts";
import { keepGivenBack } from "./give-back.ts";
import { invoiceRefunds, invoices } from "./tables.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const hour = 3600;
const planOf = ({ api, companyId }: CompanyPerson) => api.billing.subscription({ params: { id: companyId } });
const toCore = ({ api, companyId }: CompanyPerson) =>
  api.billing.subscribeToCore({ params: { id: companyId }, body: {} });
const balance = async (name: string) => (await balanceOf(world.db, { name, currency: "USD" })).balance;

test("reward invoices: what is due is one invoice with tax, is charged, and can be withdrawn then", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await addCard(team.marit, payments.provider);
  await hireReferred(world, team);
  expect((await team.earnings()).available).toEqual([{ amount: 0, currency: "USD" }]);
  world.dependencies.config.TAX_PERCENT = 20;
  await world.pass(hour);
  world.dependencies.config.TAX_PERCENT = 0;
  const { state, invoices: issued } = await planOf(team.marit);
  expect(state).toBe("free");
  expect(issued).toMatchObject([
    {
      kind: "rewards",
      state: "paid",
      lines: [
        { text: "Referral bonus, Ranger", amount: 100_000 },
        { text: "Referral bonus, Ranger", amount: 100_000 },
      ],
      net: 200_000,
      tax: 40_000,
      total: 240_000,
    },
  ]);
  expect((await team.earnings()).available).toEqual([{ amount: 200_000, currency: "USD" }]);
  expect(await balance(`receivable:company:${team.companyId}`)).toBe(0);
  expect(await balance(`rewards:company:${team.companyId}`)).toBe(0);
  const pdf = await world.send(team.marit.token)(
    "GET",
    `/company-invoices/${issued[0]!.id}/document`,
    undefined,
    {},
  );
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const { notifications } = await team.marit.api.notifications.list({ query: { audience: "company" } });
  expect(notifications.map(({ title }) => title)).toContain("Invoice for referral rewards: $2,400");
});

test("reward invoices: one that can’t be collected leaves the plan alone, is tried again, and a new card pays it", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await addCard(team.marit, payments.provider, emptyCard);
  await world.pass(hour);
  expect(await planOf(team.marit)).toMatchObject({
    state: "free",
    invoices: [{ state: "open", problem: "The card hasn’t enough funds." }],
  });
  expect((await team.earnings()).hires[0]!.payments[0]!.state).toBe("due");
  const { notifications } = await team.marit.api.notifications.list({ query: { audience: "company" } });
  expect(notifications.map(({ title }) => title)).toContain("Referral rewards of $1,000 couldn’t be paid");
  await addCard(team.marit, payments.provider);
  await toCore(team.marit);
  await world.pass(60);
  const after = await planOf(team.marit);
  expect(after).toMatchObject({ state: "active" });
  expect(after.invoices.map(({ kind, state }) => [kind, state])).toEqual([
    ["plan", "paid"],
    ["rewards", "paid"],
  ]);
  expect((await team.earnings()).available).toEqual([{ amount: 100_000, currency: "USD" }]);
});

test("invoices: an administrator records a bank transfer once, and refunds a plan once", async () => {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  const { invoices: issued } = await toCore(ana);
  const { id, total } = issued[0]!;
  const { api } = await anAdministrator(world);
  const params = { id };
  const transferred = api.billing.recordTransfer({ params, body: { reference: "TX" } });
  expect(await refusal(transferred)).toMatchObject({ code: "INVALID_STATE" });
  const before = await balance("provider:payments");
  const refund = (key = newId()) =>
    api.billing.refund({ params, body: { key, amount: total, reason: "Bought twice" } });
  expect(await refund()).toMatchObject({ state: "refunded", refunded: total, refundable: 0 });
  expect(await balance(`refunds:company:${ana.companyId}`)).toBe(total);
  expect(await refusal(refund())).toMatchObject({ code: "INVALID_STATE" });
  await world.pass(1);
  expect(await balance(`refunds:company:${ana.companyId}`)).toBe(0);
  expect((await balance("provider:payments")) - before).toBe(total);
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "refunded" }] });
});

const act = fc.oneof(
  fc.constant("subscribe" as const),
  fc.constant("cancel" as const),
  fc.constant("earn" as const),
  fc.record({ refund: fc.integer({ min: 1, max: 30_000 }) }),
  fc.constant("refuse" as const),
  fc.constant("lose the answer" as const),
  fc.record({ days: fc.integer({ min: 1, max: 20 }) }),
);
test("invoices: a bank transfer pays what no card could, and the audit log keeps transfers and refunds", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await world.pass(hour);
  const [open] = (await planOf(team.marit)).invoices;
  expect(open).toMatchObject({ kind: "rewards", state: "open" });
  const { api } = await anAdministrator(world);
  const paid = await api.billing.recordTransfer({ params: { id: open!.id }, body: { reference: "TX-7" } });
  expect(paid).toMatchObject({ state: "paid", refundable: 0 });
  await world.pass(60);
  expect((await team.earnings()).available).toEqual([{ amount: 100_000, currency: "USD" }]);
  expect(await balance(`receivable:company:${team.companyId}`)).toBe(0);
  await addCard(team.marit, payments.provider);
  const [plan] = (await toCore(team.marit)).invoices;
  const body = { key: newId(), amount: plan!.total, reason: "Bought twice" };
  await api.billing.refund({ params: { id: plan!.id }, body });
  const rows = await world.db.select().from(auditLog).where(eq(auditLog.subjectKind, "invoice"));
  expect(rows.map(({ action, subjectId, why }) => ({ action, subjectId, why }))).toEqual(
    expect.arrayContaining([
      { action: "invoice.paidByTransfer", subjectId: open!.id, why: "TX-7" },
      { action: "invoice.refunded", subjectId: plan!.id, why: "Bought twice" },
    ]),
  );
});

test("invoices: whatever happens to plans and rewards sums to zero, each invoice equals its transfers, and hearing it again changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const team = await aHireByReferral(world, { payoutDelay: 0 });
      const { marit, companyId } = team;
      await addCard(marit, payments.provider);
      const { api } = await anAdministrator(world);
      for (const each of acts) {
        if (each === "subscribe") await toCore(marit).catch(() => null);
        else if (each === "cancel")
          await marit.api.billing.cancel({ body: { reason: "x" } }).catch(() => null);
        else if (each === "earn") await hireReferred(world, team);
        else if (each === "refuse") payments.provider.faults.push(402);
        else if (each === "lose the answer") payments.provider.faults.push("answer lost", "answer lost");
        else if ("refund" in each) {
          const found = (await planOf(marit)).invoices.find(({ state }) => state === "paid");
          const body = { key: newId(), amount: each.refund, reason: "x" };
          // Sent twice, as by an impatient press, it is one refund.
          for (let time = 0; found && time < 2; time++)
            await api.billing.refund({ params: { id: found.id }, body }).catch(() => null);
        } else await world.pass(each.days * 24 * hour);
      }
      payments.provider.faults.length = 0;
      await world.pass(hour);
      expect(await problemsOf(world.db)).toEqual([]);
      const owed = await check(companyId);
      await replay(companyId);
      expect(await check(companyId)).toBe(owed);
      expect(await problemsOf(world.db)).toEqual([]);
    }),
    { numRuns: Number(process.env.HISTORIES ?? 6) },
  );
}, 600_000);

/** Each invoice against what the ledger says of it, and all of them against what the company owes. */
async function check(companyId: string) {
  const rows = await world.db.select().from(invoices).where(eq(invoices.ownerId, companyId));
  for (const { id, kind, state, total, transferId, refunded } of rows) {
    const said = async (...keys: string[]) => amountsOf(`receivable:company:${companyId}`, keys);
    const [asked] = await world.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.id, transferId));
    const paid = kind === "plan" ? `payment:${id}` : `reward-payment:${id}`;
    const isPaid = state === "paid" || state === "refunded";
    expect(await said(asked!.key)).toBe(-total);
    expect(await said(paid)).toBe(isPaid ? total : 0);
    expect(await said(`void:${id}`)).toBe(state === "void" ? total : 0);
    const refunds = await refundsOf(id);
    const keys = refunds.map((refund) => `refund:${refund.id}`);
    expect(await amountsOf("provider:payments", keys)).toBe(refunded);
    expect(refunds.reduce((sum, refund) => sum + refund.total, 0)).toBe(refunded);
    expect(refunded).toBeLessThanOrEqual(isPaid ? total : 0);
    expect(state === "refunded").toBe(isPaid && refunded === total);
  }
  const open = rows.filter(({ state }) => state === "open").reduce((sum, { total }) => sum + total, 0);
  expect(await balance(`receivable:company:${companyId}`)).toBe(0 - open);
  expect(await balance(`refunds:company:${companyId}`)).toBe(0);
  return open;
}

function refundsOf(invoiceId: string) {
  return world.db.select().from(invoiceRefunds).where(eq(invoiceRefunds.invoiceId, invoiceId));
}

async function amountsOf(name: string, keys: string[]) {
  const { rows } = await world.database.pool.query<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from ledger_entries entry
      join ledger_transfers transfer on transfer.id = entry.transfer_id
      join ledger_accounts account on account.id = entry.account_id
      where account.name = $1 and transfer.key = any($2)`,
    [name, keys],
  );
  return Number(rows[0]!.sum);
}

/** Every payment and refund of a company is told again. */
async function replay(companyId: string) {
  const { config } = world.dependencies;
  const rows = await world.db.select().from(invoices).where(eq(invoices.ownerId, companyId));
  const known = { config, now: world.now() };
  for (const { id, refusedTimes, paymentRef, currency } of rows) {
    if (!paymentRef) continue;
    const outcome = { state: "paid", paymentRef } as const;
    await world.db.transaction((tx) =>
      keepAttempt(tx, known, { invoiceId: id, attempt: refusedTimes, outcome }),
    );
    for (const { id: refundId, total: amount } of await refundsOf(id)) {
      const back = { account: `refunds:company:${companyId}`, amount, currency };
      await world.db.transaction((tx) => keepGivenBack(tx, { paymentRef, refundId, back }, world.now()));
    }
  }
  await world.pass(1);
}
