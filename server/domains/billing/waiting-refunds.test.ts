import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { tasks } from "#server/tasks/tables.ts";
import { addCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { billingTasks } from "./tasks.ts";
import { invoiceRefunds, invoices } from "./tables.ts";
import { giveBackStray } from "./give-back.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const migration = new URL(
  "../../database/migrations/0149_waiting_refunds_name_invoices.sql",
  import.meta.url,
);

/** Waiting tasks as they were written before they named their invoices. */
async function asBefore(ownerId: string, amount: number) {
  const back = JSON.stringify({ account: `refunds:company:${ownerId}`, amount, currency: "USD" });
  await world.db
    .update(tasks)
    .set({ data: sql`${tasks.data} - 'invoiceId' || jsonb_build_object('back', ${back}::jsonb)` })
    .where(eq(tasks.kind, billingTasks.giveBack.kind));
}
async function upgrade() {
  for (const statement of (await readFile(migration, "utf8")).split("--> statement-breakpoint"))
    await world.db.execute(sql.raw(statement));
}
const owed = async (companyId: string) =>
  (await balanceOf(world.db, { name: `refunds:company:${companyId}`, currency: "USD" })).balance;
async function aPaidPlan() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  return { ana, id: (await toCore(ana)).invoices[0]!.id };
}

test("waiting refunds: one that was asked for before an upgrade is pending, and given back after it", async () => {
  const { ana, id } = await aPaidPlan();
  const { api } = await anAdministrator(world);
  await api.billing.refund({ params: { id }, body: { key: newId(), amount: 5000, reason: "A slip" } });
  await asBefore(ana.companyId, 5000);
  await world.db.update(invoiceRefunds).set({ state: "succeeded" }).where(eq(invoiceRefunds.invoiceId, id));
  await upgrade();
  expect(await planOf(ana)).toMatchObject({ invoices: [{ refunds: [{ state: "pending" }] }] });
  await world.pass(1);
  expect(await planOf(ana)).toMatchObject({ invoices: [{ refunds: [{ state: "succeeded" }] }] });
  expect(await owed(ana.companyId)).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("waiting refunds: a payment that wasn’t owed goes back after an upgrade, also where its task was given up", async () => {
  const { ana, id } = await aPaidPlan();
  const [invoice] = await world.db.select().from(invoices).where(eq(invoices.id, id));
  const paymentRef = invoice!.paymentRef!;
  // Paid twice: the first is what the invoice names.
  await world.db
    .update(invoices)
    .set({ paymentRef: `pi_${newId()}` })
    .where(eq(invoices.id, id));
  await world.db.transaction((tx) => giveBackStray(tx, invoice!, paymentRef, world.now()));
  await asBefore(ana.companyId, invoice!.total);
  const lastError = "The data of a task billing.giveBack is not what it should be.";
  await world.db.update(tasks).set({ attempts: 9, lastError, failedAt: world.now() });
  await upgrade();
  expect(await owed(ana.companyId)).toBe(invoice!.total);
  await world.pass(1);
  expect(await owed(ana.companyId)).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
});
