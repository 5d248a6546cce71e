import { trialReminderDays } from "#shared/plans/plans.data.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { billingEvents } from "./events.ts";
import { daysLater } from "./periods.ts";
import { type Subscription, planOf } from "./subscriptions.ts";
import { billingTasks } from "./tasks.ts";

/** Reminds a company some days before its trial ends. */
export async function remindLater(tx: Transaction, { ownerId, periodEnd }: Subscription, timeZone: string) {
  await enqueue(tx, billingTasks.remindOfTrial, {
    data: { companyId: ownerId },
    at: daysLater(periodEnd!, -trialReminderDays, timeZone),
    key: `billing.remindOfTrial:${ownerId}`,
  });
}

/** The task "billing.remindOfTrial"; who has chosen a plan or canceled since is told nothing. */
export async function remindOfTrial(
  tx: Transaction,
  { companyId }: DataOf<typeof billingTasks.remindOfTrial>,
  now: Date,
) {
  const { state, periodEnd } = await planOf(tx, companyId);
  if (state !== "trial" || !periodEnd || periodEnd <= now) return;
  const data = { companyId, endsAt: periodEnd.toISOString() };
  await publish(tx, billingEvents.trialEndsSoon, { data, at: now });
}

/** Tells a company that ran its trial out that it is on the free plan now. */
export function tellOfTrialEnd(tx: Transaction, companyId: string, at: Date) {
  return publish(tx, billingEvents.trialEnded, { data: { companyId }, at });
}
