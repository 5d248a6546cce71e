import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { newId } from "#server/database/ids.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { disputeFee } from "#server/outside/payments/offline-banks.ts";
import {
  addCard,
  disputedCard,
  dollarsIn,
  newestDispute,
  openOfflinePayments,
  planOf,
  toCore,
} from "#server/testing/payments.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { drawAttention } from "./attention.ts";
import { findInvoice } from "./subscriptions.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const paid = 24_900;

const balance = dollarsIn(world);
const balances = async () => ({
  provider: await balance("provider:payments"),
  disputed: await balance("disputed:payments"),
  losses: await balance("losses:chargebacks"),
  revenue: await balance("revenue:plans"),
  fees: await balance("fees:disputes"),
});

/** A company whose cardholder will dispute what it paid for Core. */
async function aPaidPlan() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider, disputedCard);
  const { id } = (await toCore(ana)).invoices[0]!;
  const admin = await anAdministrator(world);
  const asAdministratorsSee = async (list: "attention" | "settled" = "attention") =>
    (await admin.api.billing.allInvoices({ query: { list } })).invoices.find((each) => each.id === id);
  return { ana, id, admin, asAdministratorsSee, before: await balances() };
}
const actionsOf = async (id: string) =>
  (await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action);

test("disputes: the provider takes the money, the invoice is disputed, and administrators read why and until when to answer", async () => {
  const { ana, id, admin, asAdministratorsSee, before } = await aPaidPlan();
  await payments.provider.banksAnswer();
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "disputed" }] });
  expect(await balances()).toEqual({
    ...before,
    provider: before.provider + paid + disputeFee,
    disputed: before.disputed - paid,
    fees: before.fees - disputeFee,
  });
  expect(await asAdministratorsSee()).toMatchObject({
    state: "disputed",
    attention: expect.stringMatching(
      /^The payment of \$249 is disputed\. The cardholder says they didn’t make/,
    ),
    disputes: [{ state: "open", amount: paid, answerBy: expect.any(String) }],
    refundable: 0,
  });
  const body = { key: newId(), amount: 100, reason: "A slip" };
  expect(await refusal(admin.api.billing.refund({ params: { id }, body }))).toMatchObject({
    code: "INVALID_STATE",
  });
  expect(await actionsOf(id)).toContain("invoice.disputed");
  expect(await problemsOf(world.db)).toEqual([]);
});

test.each([
  {
    decided: "won" as const,
    state: "paid",
    moved: { provider: 0, losses: 0 },
    action: "invoice.disputeWon",
    attention: undefined,
  },
  {
    decided: "lost" as const,
    state: "chargedBack",
    moved: { provider: paid, losses: -paid },
    action: "invoice.disputeLost",
    attention: expect.stringContaining("The dispute was lost, and $249 went back to the cardholder"),
  },
])("disputes: one that is $decided leaves the invoice $state and the money where it is", async (each) => {
  const { ana, id, asAdministratorsSee, before } = await aPaidPlan();
  await payments.provider.banksAnswer();
  await payments.provider.endDispute(newestDispute(payments.provider), each.decided);
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: each.state }] });
  const { provider, losses } = each.moved;
  expect(await balances()).toEqual({
    ...before,
    provider: before.provider + provider + disputeFee,
    losses: before.losses + losses,
    fees: before.fees - disputeFee,
  });
  expect((await asAdministratorsSee())?.attention).toEqual(each.attention);
  expect(await asAdministratorsSee("settled")).toMatchObject({ disputes: [{ state: each.decided }] });
  expect(await actionsOf(id)).toContain(each.action);
  expect(await problemsOf(world.db)).toEqual([]);
});

test.each(["won", "lost"] as const)(
  "disputes: one that is %s stays so where its events come twice and in reverse",
  async (decided) => {
    const { ana, before } = await aPaidPlan();
    payments.provider.holding = true;
    await payments.provider.banksAnswer();
    await payments.provider.endDispute(newestDispute(payments.provider), decided);
    payments.provider.holding = false;
    await payments.provider.release({ times: 2, reversed: true });
    expect(await planOf(ana)).toMatchObject({
      invoices: [{ state: decided === "won" ? "paid" : "chargedBack" }],
    });
    const gone = decided === "won" ? 0 : paid;
    expect(await balances()).toEqual({
      ...before,
      provider: before.provider + gone + disputeFee,
      losses: before.losses - gone,
      fees: before.fees - disputeFee,
    });
    expect(await problemsOf(world.db)).toEqual([]);
  },
);

test.each(["before", "after"] as const)(
  "disputes: a refund that failed %s one was opened is still to be seen to once the dispute is won",
  async (when) => {
    const { id, asAdministratorsSee } = await aPaidPlan();
    const failed = () =>
      world.db.transaction(async (tx) =>
        drawAttention(tx, (await findInvoice(tx, id))!, {
          problem: "refundFailed",
          amount: 100,
          why: "Closed.",
        }),
      );
    if (when === "before") await failed();
    await payments.provider.banksAnswer();
    if (when === "after") await failed();
    expect((await asAdministratorsSee())?.attention).toMatch(/is disputed/);
    await payments.provider.endDispute(newestDispute(payments.provider), "won");
    expect((await asAdministratorsSee())?.attention).toBe(
      "The refund of $1 failed. Closed. Refund it again, or send it through your bank.",
    );
  },
);
