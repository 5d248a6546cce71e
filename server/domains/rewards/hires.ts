import { and, eq, isNull, ne } from "drizzle-orm";
import { leastCharge } from "#shared/money/charges.ts";
import { addDays } from "#shared/times/add-days.ts";
import { type MoveEvent, creditOf } from "#server/domains/applications/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { rewardsPausedSince } from "#server/domains/billing/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import { type DataOf, type TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { rewardAccounts } from "./accounts.ts";
import { earlierHires, keepEnds, leftToEarn, settleEarlier } from "./earlier-hires.ts";
import { invoiceSoon } from "./invoice-soon.ts";
import { paymentDays, splitBonus } from "./payment-plan.ts";
import { termsFor, yearLimitOf } from "./programs.ts";
import { referralHires, referralPayments } from "./tables.ts";
import { rewardTasks } from "./tasks.ts";
import { tellOfReward } from "./transactions.ts";
import { lockEmployee, withinLimit } from "./year-limit.ts";

type Hire = typeof referralHires.$inferSelect;
type Payment = typeof referralPayments.$inferSelect;

/** How long the end of a hire can be taken back. */
const correctionDays = 30;

/** Someone was hired: the credited employee earns what the company pays. Once for each hire, and less what an earlier hire of the same application left them. */
export async function earnForHire(
  tx: Transaction,
  { applicationId, companyId, jobId, candidateId }: MoveEvent,
  at: Date,
) {
  const credit = await creditOf(tx, applicationId);
  const terms = credit && (await termsFor(tx, { companyId, jobId }));
  if (!terms) return;
  // People referred before a pause were referred for a bonus.
  const pausedSince = await rewardsPausedSince(tx, companyId, at);
  if (pausedSince && credit.at >= pausedSince) return;
  const { employeeId } = credit;
  const employee = await lockEmployee(tx, eq(roles.id, employeeId));
  const [job] = await tx.select({ title: jobs.jobTitle }).from(jobs).where(eq(jobs.id, jobId));
  const earlier = await earlierHires(tx, { applicationId, employeeId });
  const { hireBonus, currency } = leftToEarn(terms, earlier);
  const mostAYear = await yearLimitOf(tx, { companyId, currency });
  const bonus = await withinLimit(tx, { amount: hireBonus, mostAYear, currency, companyId, employeeId, at });
  if (earlier.some(({ kept }) => kept > 0)) await settleEarlier(tx, earlier, { goesOn: bonus <= 0 });
  if (!employee || !job || bonus <= 0) return;
  const [hire] = await tx
    .insert(referralHires)
    .values({
      id: newId(),
      applicationId,
      companyId,
      jobId,
      jobTitle: job.title,
      candidateId,
      employeeId,
      userId: employee.userId,
      bonus,
      currency,
      hiredAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (hire) await promiseAll(tx, hire, terms);
}

/** Promises a bonus in its parts. */
async function promiseAll(tx: Transaction, hire: Hire, terms: { payoutDelay: number; payments: number }) {
  const { bonus: amount, currency, hiredAt: at, jobTitle: about } = hire;
  const days = paymentDays(at, terms);
  for (const [index, part] of splitBonus(amount, terms.payments, currency).entries())
    await promise(tx, hire, { amount: part, dueAt: days[index]!, at });
  await tellOfReward(tx, hire, { kind: "earned", amount, about, at });
}

/** Holds one part of a bonus until it is due. */
async function promise(
  tx: Transaction,
  hire: Hire,
  { amount, dueAt, at }: Pick<Payment, "amount" | "dueAt"> & { at: Date },
) {
  const id = newId();
  const { currency, jobTitle } = hire;
  const { id: transferId } = await transfer(tx, {
    key: `referral-payment:${id}`,
    memo: `Referral bonus, ${jobTitle}`,
    at,
    pending: true,
    entries: [
      { ...rewardAccounts.company(hire.companyId), currency, amount: -amount },
      { ...rewardAccounts.earnings(hire.userId), currency, amount },
    ],
  });
  await tx.insert(referralPayments).values({ id, hireId: hire.id, amount, dueAt, transferId });
  await enqueue(tx, rewardTasks.vest, { data: { paymentId: id }, at: dueAt, key: `vest:${id}` });
}

/** The task "rewards.vest": a payment is due, and the company is asked for it. */
export async function vest(
  tx: Transaction,
  { paymentId }: DataOf<typeof rewardTasks.vest>,
  { now }: Pick<TaskContext, "now">,
) {
  const [payment] = await tx
    .select()
    .from(referralPayments)
    .where(and(eq(referralPayments.id, paymentId), eq(referralPayments.state, "pending")))
    .for("update");
  if (!payment) return;
  const [hire] = await tx.select().from(referralHires).where(eq(referralHires.id, payment.hireId));
  if (hire?.endsAt && payment.dueAt > hire.endsAt) return leave(tx, hire, { endedAt: hire.endsAt, at: now });
  await tx.update(referralPayments).set({ state: "due" }).where(eq(referralPayments.id, paymentId));
  await invoiceSoon(tx, hire!, now);
  await tellOfReward(tx, hire!, { kind: "due", amount: payment.amount, about: hire!.jobTitle, at: now });
}

/** The company paid for a part of a bonus, so it may be withdrawn. */
export async function release(tx: Transaction, payment: Payment, at: Date) {
  const [hire] = await tx.select().from(referralHires).where(eq(referralHires.id, payment.hireId));
  const { jobTitle: about } = hire!;
  await decide(tx, payment, { state: "vested", memo: `Referral bonus, ${about}`, at });
  await tellOfReward(tx, hire!, { kind: "vested", amount: payment.amount, about, at });
}

/** The hire of an application was a mistake: nothing of it is paid that is not due already. */
export async function undoHire(tx: Transaction, { applicationId }: MoveEvent, at: Date) {
  const [hire] = await tx
    .select()
    .from(referralHires)
    .where(and(eq(referralHires.applicationId, applicationId), isNull(referralHires.endedAt)))
    .for("update");
  await keepEnds(tx, applicationId);
  if (hire) await endHire(tx, hire, { endedAt: at, endReason: "undone", at });
}

/** The task "rewards.end": the last day that the company recorded ahead is over. */
export async function endAsPlanned(
  tx: Transaction,
  { hireId }: DataOf<typeof rewardTasks.end>,
  { now }: Pick<TaskContext, "now">,
) {
  const [hire] = await tx.select().from(referralHires).where(eq(referralHires.id, hireId)).for("update");
  if (hire?.endsAt && hire.endsAt <= now) await leave(tx, hire, { endedAt: hire.endsAt, at: now });
}

/** The person left. */
export function leave(tx: Transaction, hire: Hire, end: Omit<End, "endReason">) {
  return endHire(tx, hire, { ...end, endReason: "left" });
}

interface End {
  endedAt: Date;
  endReason: NonNullable<Hire["endReason"]>;
  at: Date;
}
/** Lets go of what is due after the end. What was due before stays earned. */
async function endHire(tx: Transaction, hire: Hire, { endedAt, endReason, at }: End) {
  const open = await tx
    .select()
    .from(referralPayments)
    .where(and(eq(referralPayments.hireId, hire.id), eq(referralPayments.state, "pending")))
    .for("update");
  const lost = open.filter(({ dueAt }) => dueAt > endedAt);
  for (const payment of lost)
    await decide(tx, payment, { state: "void", memo: `Referral bonus ended, ${hire.jobTitle}`, at });
  const amount = sumOf(lost);
  const mayStayUntil = endReason === "left" && amount > 0 ? addDays(at, correctionDays) : null;
  const ended = { endsAt: null, endedAt, endReason, mayStayUntil };
  await tx.update(referralHires).set(ended).where(eq(referralHires.id, hire.id));
  const kind = endReason === "undone" ? "undone" : "void";
  if (amount > 0) await tellOfReward(tx, hire, { kind, amount, about: hire.jobTitle, at });
}

/** The person didn’t leave after all: what was let go of is promised again, for the same days, as parts of their own, and no more than the year's limit leaves. */
export async function stay(tx: Transaction, hire: Hire, at: Date) {
  const going = { endedAt: null, endReason: null, mayStayUntil: null };
  await tx.update(referralHires).set(going).where(eq(referralHires.id, hire.id));
  const lost = await tx
    .select()
    .from(referralPayments)
    .where(and(eq(referralPayments.hireId, hire.id), eq(referralPayments.state, "void")))
    .orderBy(referralPayments.dueAt, referralPayments.id);
  const mostAYear = await yearLimitOf(tx, hire);
  const amount = Math.min(sumOf(lost), hire.bonus - sumOf(await partsThatStand(tx, hire)));
  const again = await withinLimit(tx, { ...hire, amount, mostAYear, at: hire.hiredAt });
  let left = again;
  for (const { id, amount, dueAt } of lost) {
    if (left <= 0) break;
    // What couldn’t be charged by itself comes with the part before it.
    const part = left - amount < leastCharge(hire.currency) ? left : amount;
    await tx.delete(referralPayments).where(eq(referralPayments.id, id));
    await promise(tx, hire, { amount: part, dueAt, at });
    left -= part;
  }
  if (again > 0) await tellOfReward(tx, hire, { kind: "restored", amount: again, about: hire.jobTitle, at });
}

/** The parts of the bonus that are still promised or paid. A part may have grown by one that was too small to charge. */
function partsThatStand(tx: Transaction, hire: Hire) {
  return tx
    .select()
    .from(referralPayments)
    .where(and(eq(referralPayments.hireId, hire.id), ne(referralPayments.state, "void")));
}

function sumOf(payments: readonly Payment[]) {
  return payments.reduce((total, { amount }) => total + amount, 0);
}

export async function decide(
  tx: Transaction,
  { id, transferId }: Payment,
  { state, memo, at }: { state: "vested" | "void"; memo: string; at: Date },
) {
  const as = state === "vested" ? "posted" : "void";
  await settle(tx, { of: transferId, as, key: `referral-payment:${id}:${as}`, memo, at });
  await tx.update(referralPayments).set({ state }).where(eq(referralPayments.id, id));
}
