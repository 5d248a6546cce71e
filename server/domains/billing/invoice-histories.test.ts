import { and, eq, isNotNull, like, notInArray } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { ledgerTransfers } from "#server/domains/ledger/tables.ts";
import { histories, huntMs } from "#server/testing/how-often.ts";
import { pressed } from "#server/testing/over-http.ts";
import { addCard, dollarsIn, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { aHireByReferral, hireReferred } from "#server/testing/rewards.ts";
import { type InvoiceAct, anInvoiceAct, anyCard } from "#server/testing/invoice-acts.ts";
import { openWorld } from "#server/testing/world.ts";
import { disputeFee } from "#server/outside/payments/offline-banks.ts";
import { tasks } from "#server/tasks/tables.ts";
import { keepAttempt } from "./charge.ts";
import { keepRefund } from "./keep-refund.ts";
import { findInvoice } from "./subscriptions.ts";
import { invoiceRefunds, invoices } from "./tables.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const hour = 3600;
const balance = dollarsIn(world);

const recurring = ["rewards.invoice", "billing.readDisputes"];

/** Scheduled tasks of other domains don’t matter here. */
beforeAll(() => world.db.delete(tasks).where(notInArray(tasks.kind, recurring)));

/** A company with a card that owes an employee a reward, and what happens to it. */
class History {
  private readonly team: Awaited<ReturnType<typeof aHireByReferral>>;
  private admin: Awaited<ReturnType<typeof anAdministrator>>;
  /** Whether the team’s last choice was to cancel the plan. */
  private canceled = false;
  private readonly takenBack: string[] = [];
  private constructor(team: History["team"], admin: History["admin"]) {
    this.team = team;
    this.admin = admin;
  }
  static async begin(number: string) {
    const team = await aHireByReferral(world, { payoutDelay: 0 });
    await addCard(team.marit, payments.provider, number);
    return new History(team, await anAdministrator(world));
  }
  get companyId() {
    return this.team.companyId;
  }

  async take(wanted: InvoiceAct) {
    const { marit } = this.team;
    const params = { id: this.companyId };
    if (wanted === "try") await this.choose(() => marit.api.billing.startTrial({ params }));
    else if (wanted === "subscribe") await this.choose(() => toCore(marit));
    else if (wanted === "cancel")
      await this.choose(() => marit.api.billing.cancel({ body: { reason: "x" } }), true);
    else if (wanted === "cancel the purchase") await this.cancelPurchase();
    else if (wanted === "earn") await hireReferred(world, this.team);
    else if (wanted === "refuse") payments.provider.faults.push(402);
    else if (wanted === "lose the answer") payments.provider.faults.push("answer lost", "answer lost");
    else if (wanted === "take its time") payments.provider.faults.push("processing");
    else if (wanted === "banks answer") await payments.provider.banksAnswer();
    else if (wanted === "remove a card") await this.removeCard();
    else if (wanted === "hold webhooks") payments.provider.holding = true;
    else if ("release" in wanted) await release(wanted.release);
    else if ("upgrade" in wanted) {
      if (wanted.upgrade !== "at once") payments.provider.faults.push("processing");
      await this.choose(() => marit.api.billing.subscribeToSync({ params, body: {} }));
    } else if ("away" in wanted) await this.goAway(wanted);
    else if ("addCard" in wanted) await addCard(marit, payments.provider, wanted.addCard).catch(() => null);
    else if ("decide" in wanted) await decide(wanted.decide);
    else if ("refund" in wanted) await this.refund(wanted.refund);
    else await this.pass(wanted.days);
    await this.stillChosen();
  }
  /** Pressed twice, as by an impatient team; what was refused changes nothing. */
  private async choose(press: () => Promise<unknown>, cancels = false) {
    const { done } = await pressed(2, press);
    if (done.length > 0) this.canceled = cancels;
  }
  /** The plan that is left once what is paid for ends. */
  private async planLeft() {
    const { plan, nextPlan } = await planOf(this.team.marit);
    return nextPlan ?? plan;
  }
  /** Whatever was bought last and isn’t paid for is never paid for. */
  private async cancelPurchase() {
    const { marit } = this.team;
    const [open] = (await planOf(marit)).invoices.filter(({ cancelable }) => cancelable);
    if (!open) return;
    const params = { id: open.id };
    const { done } = await pressed(2, () => marit.api.billing.cancelPurchase({ params }));
    expect(done).toHaveLength(1);
    this.takenBack.push(open.id);
  }
  /** The provider is down for some hours, during which the team tries to buy, and may take that back. */
  private async goAway({ away: hours, cancels }: { away: number; cancels: boolean }) {
    payments.provider.away = true;
    await this.choose(() => toCore(this.team.marit));
    if (cancels) await this.cancelPurchase();
    for (let passed = 0; passed < hours; passed++) await world.pass(hour);
    payments.provider.away = false;
  }
  /** Sent twice, as by an impatient press, it is one refund. */
  private async refund(amount: number) {
    const found = (await planOf(this.team.marit)).invoices.find(({ state }) => state === "paid");
    if (!found) return;
    const body = { key: newId(), amount, reason: "x" };
    await pressed(2, () => this.admin.api.billing.refund({ params: { id: found.id }, body }));
  }
  private async removeCard() {
    const { api } = this.team.marit;
    const [card] = await api.billing.methods();
    if (card) await pressed(2, () => api.billing.removeMethod({ params: { id: card.id } }));
  }
  /** Sessions end meanwhile. */
  private async pass(days: number) {
    await world.pass(days * 24 * hour);
    Object.assign(this.team.marit, await aCompanyAdmin(world, { companyId: this.companyId }));
    this.admin = await anAdministrator(world);
  }
  /** Everything that is on its way arrives. */
  async settle() {
    payments.provider.faults.length = 0;
    await release({});
    // Webhooks that were lost are made up for within a day.
    await world.pass(25 * hour);
    await payments.provider.banksAnswer();
    await world.pass(hour);
    await this.stillChosen();
  }
  /** What the team chose last counts, whatever arrives after it. */
  private async stillChosen() {
    if (this.canceled) expect(await this.planLeft()).toBe("launch");
    for (const id of this.takenBack)
      expect(await findInvoice(world.db, id)).toMatchObject({ state: "void", paidAt: null });
  }
  /** Companies of other histories would only slow the next ones. */
  end() {
    return world.db
      .delete(tasks)
      .where(and(like(tasks.kind, "billing.%"), notInArray(tasks.kind, recurring)));
  }
}
/** The bank decides the dispute that waits longest. */
async function decide(as: "won" | "lost") {
  const [open] = disputes().filter(({ status }) => status === "needs_response");
  if (open) await payments.provider.endDispute(String(open.id), as);
}
function release(how: { times?: number; reversed?: boolean; together?: boolean }) {
  payments.provider.holding = false;
  return payments.provider.release(how);
}

test(
  "invoices: whatever happens to plans and rewards sums to zero, each invoice equals its transfers and its payment, and hearing it again changes nothing",
  () =>
    fc.assert(
      fc.asyncProperty(
        anyCard,
        fc.array(anInvoiceAct, { minLength: 3, maxLength: 8 }),
        async (number, acts) => {
          const before = await apart();
          const history = await History.begin(number);
          const { companyId } = history;
          for (const each of acts) await history.take(each);
          await history.settle();
          expect(await problemsOf(world.db)).toEqual([]);
          expect(await world.db.$count(tasks, givenUp)).toBe(0);
          expect(await apart()).toEqual(before);
          const owed = await check(companyId);
          await replay(companyId);
          expect(await check(companyId)).toBe(owed);
          expect(await problemsOf(world.db)).toEqual([]);
          await history.end();
        },
      ),
      { numRuns: histories(6) },
    ),
  huntMs,
);

/** What nobody would ask for anymore. */
const givenUp = and(like(tasks.kind, "billing.%"), isNotNull(tasks.failedAt));

/** Each invoice against what the ledger says of it, and all of them against what the company owes and is owed. */
async function check(companyId: string) {
  const rows = await world.db.select().from(invoices).where(eq(invoices.ownerId, companyId));
  for (const { id, kind, state, total, transferId, refunded, paymentRef } of rows) {
    const said = async (...keys: string[]) => amountsOf(`receivable:company:${companyId}`, keys);
    const [asked] = await world.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.id, transferId));
    const paid = kind === "plan" ? `payment:${id}` : `reward-payment:${id}`;
    const isPaid = state !== "open" && state !== "void";
    expect(await said(asked!.key)).toBe(-total);
    expect(await said(paid)).toBe(isPaid ? total : 0);
    expect(await said(`void:${id}`)).toBe(state === "void" ? total : 0);
    const refunds = await refundsOf(id);
    const stand = refunds.filter((refund) => refund.state !== "failed");
    const keys = refunds.flatMap((refund) => [`refund:${refund.id}`, `refund-failed:${refund.id}`]);
    expect(await amountsOf("provider:payments", keys)).toBe(refunded);
    expect(stand.reduce((all, refund) => all + refund.total, 0)).toBe(refunded);
    expect(refunded).toBeLessThanOrEqual(isPaid ? total : 0);
    const [dispute] = disputes().filter(({ payment_intent: of }) => isPaid && of === paymentRef);
    if (!isPaid) continue;
    if (!dispute || dispute.status === "won") expect(state).toBe(refunded === total ? "refunded" : "paid");
    else expect(state).toBe(isUndecided(dispute) ? "disputed" : "chargedBack");
  }
  const open = rows.filter(({ state }) => state === "open").reduce((all, { total }) => all + total, 0);
  expect(await balance(`receivable:company:${companyId}`)).toBe(0 - open);
  expect(await balance(`refunds:company:${companyId}`)).toBe(owedBack(rows));
  return open;
}

const every = (object: string) =>
  Object.values(payments.provider.account.state.rows).filter((row) => row.object === object);
const disputes = () => every("dispute");
const isUndecided = ({ status }: Record<string, unknown>) => status === "needs_response";
const sum = (rows: readonly Record<string, unknown>[]) =>
  rows.reduce((total, { amount }) => total + Number(amount), 0);

/** How far the ledger and what the provider knows itself are apart: in what it has, and in what banks decide about. */
async function apart() {
  const back = every("refund").filter(({ status }) => status !== "failed");
  const taken = disputes().filter(({ status }) => status !== "won");
  const has = sum(payments.provider.account.payments) - sum(back) - sum(taken);
  return {
    provider: (await balance("provider:payments")) + has - disputes().length * disputeFee,
    disputed: (await balance("disputed:payments")) + sum(taken.filter(isUndecided)),
  };
}

/** What came for some invoices without being owed, and is with the provider still. */
function owedBack(rows: (typeof invoices.$inferSelect)[]) {
  const stray = payments.provider.account.payments.filter(({ id, metadata }) => {
    const { invoiceId } = metadata as { invoiceId: string };
    return rows.some((invoice) => invoice.id === invoiceId && invoice.paymentRef !== id);
  });
  const wentBack = [...every("refund"), ...disputes()].filter(
    ({ status, object }) => status !== "failed" && (object === "refund" || status === "lost"),
  );
  return sum(stray.filter(({ id }) => !wentBack.some(({ payment_intent: of }) => of === id)));
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

/** Every payment, refund and dispute of a company is told again; of refunds and disputes also what was told before. */
async function replay(companyId: string) {
  const { config } = world.dependencies;
  const rows = await world.db.select().from(invoices).where(eq(invoices.ownerId, companyId));
  const known = { config, now: world.now() };
  for (const { id, refusedTimes, paymentRef } of rows) {
    if (!paymentRef) continue;
    const outcome = { state: "paid", paymentRef } as const;
    await world.db.transaction((tx) =>
      keepAttempt(tx, known, { invoiceId: id, attempt: refusedTimes, outcome }),
    );
    for (const { id: key, state } of await refundsOf(id)) {
      const again = { invoiceId: id, key, outcome: { state: "succeeded" } } as const;
      if (state !== "pending") await world.db.transaction((tx) => keepRefund(tx, again, world.now()));
    }
  }
  for (const dispute of disputes())
    for (const status of ["needs_response", String(dispute.status)])
      await payments.provider.tell({
        type: "charge.dispute.updated",
        object: { ...dispute, status },
      });
  await world.pass(1);
}
