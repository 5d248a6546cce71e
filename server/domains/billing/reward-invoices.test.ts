import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { newId } from "#server/database/ids.ts";
import {
  addCard,
  dollarsIn,
  emptyCard,
  openOfflinePayments,
  planOf,
  toCore,
} from "#server/testing/payments.ts";
import { aCompanyAdmin, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aDrop, aHireByReferral, aRewardingTeam, hireReferred } from "#server/testing/rewards.ts";
import { drops } from "#server/domains/rewards/tables.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const hour = 3600;
const balance = dollarsIn(world);

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

test("reward invoices: what is less than a card can be charged waits until there is more of it", async () => {
  const { marit, employee, companyId } = await aRewardingTeam(world, { payoutDelay: 0 });
  await addCard(marit, payments.provider);
  const drop = await aDrop(marit, world);
  // From before there was a least amount.
  await world.db.update(drops).set({ amount: 30 }).where(eq(drops.id, drop.id));
  const other = await anEmployee(world, { companyId });
  await employee.api.drops.claim({ params: { id: drop.id } });
  await world.pass(hour);
  expect((await planOf(marit)).invoices).toEqual([]);
  await other.api.drops.claim({ params: { id: drop.id } });
  await world.pass(hour);
  expect((await planOf(marit)).invoices).toMatchObject([{ state: "paid", total: 60 }]);
});
