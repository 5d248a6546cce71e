import { followCommunities } from "#server/domains/companies/index.ts";
import { and, eq, inArray } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { exchangeEvents } from "../events.ts";
import { adBudgets, adSpend, jobTrackers } from "../tables.ts";
import { type Account, accountsOf, isHeld } from "./queries.ts";
import { budgetStateOf } from "./rules.ts";

/** Holds what is spent for some jobs, always in the same order, so that two changes at once are judged one after the other. */
export async function lockBudgets(tx: Transaction, jobIds: Iterable<string>, now: Date) {
  const ids = [...new Set(jobIds)].toSorted();
  if (ids.length === 0) return;
  const rows = ids.map((jobId) => ({ jobId, changedAt: now }));
  await tx.insert(adBudgets).values(rows).onConflictDoNothing();
  await tx
    .select({ jobId: adBudgets.jobId })
    .from(adBudgets)
    .where(inArray(adBudgets.jobId, ids))
    .orderBy(adBudgets.jobId)
    .for("update");
}

/** Judges how much of their budgets jobs have spent: the team is told once of each, and ads that cost money are paused. */
export async function settleBudgets(tx: Transaction, jobIds: Iterable<string>, now: Date) {
  const ids = [...new Set(jobIds)];
  await lockBudgets(tx, ids, now);
  const kept = await tx.select().from(adBudgets).where(inArray(adBudgets.jobId, ids));
  for (const account of await accountsOf(tx, ids)) {
    const before = kept.find(({ jobId }) => jobId === account.job.id)?.state ?? "within";
    const state = budgetStateOf({ budget: account.job.budget, spent: account.spent });
    if (state === before) continue;
    await tx.update(adBudgets).set({ state, changedAt: now }).where(eq(adBudgets.jobId, account.job.id));
    if (state === "spent") await pausePaid(tx, account, now);
    if (state === "nearly" && before === "within")
      await publish(tx, exchangeEvents.budgetNearlySpent, { data: ofJob(account), at: now });
  }
}

/** Jobs whose ads cost something, of those that changed. */
export async function settleChanged(tx: Transaction, jobIds: string[], now: Date) {
  const { jobId } = adSpend;
  const spending = await tx.selectDistinct({ jobId }).from(adSpend).where(inArray(jobId, jobIds));
  if (spending.length)
    await settleBudgets(
      tx,
      spending.map((row) => row.jobId),
      now,
    );
}

async function pausePaid(tx: Transaction, account: Account, now: Date) {
  const { id, companyId } = account.job;
  await tx
    .update(jobTrackers)
    .set({ status: "paused", pausedByBudget: true })
    .where(and(eq(jobTrackers.jobId, id), eq(jobTrackers.status, "live"), isHeld(tx)));
  await followCommunities(tx, companyId, now);
  const after = { status: "paused", spent: account.spent, budget: account.job.budget };
  await audit(
    tx,
    { viewer: null, now },
    { action: "job.boostChanged", subject: { kind: "job", id, companyId }, after },
  );
  await publish(tx, exchangeEvents.budgetSpent, { data: ofJob(account), at: now });
}

function ofJob({ job }: Account) {
  return { jobId: job.id, companyId: job.companyId };
}
