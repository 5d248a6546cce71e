import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { rewardTasks } from "./tasks.ts";

const hourMs = 3_600_000;

/** Asks a company for what became due, at the next full hour, so that what comes together is one invoice. */
export function invoiceSoon(
  tx: Transaction,
  { companyId, currency }: { companyId: string; currency: string },
  now: Date,
) {
  const at = new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
  const key = `rewards.invoice:${companyId}:${currency}`;
  return enqueue(tx, rewardTasks.invoice, { data: { companyId, currency }, at, key });
}
