import type { Outside, TaskContext } from "#server/tasks/define-task.ts";
import type { Transaction } from "#server/database/open.ts";
import type { Dispute } from "#server/outside/payments/payments.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { addDays } from "#shared/times/add-days.ts";
import { keepNews } from "./keep-news.ts";
import { billingTasks } from "./tasks.ts";

/** Longer than a bank takes to decide. */
const daysBack = 120;
const holdMs = 10 * 60_000;

/** The task "billing.readDisputes", once a day: a dispute whose webhooks were lost is kept all the same. */
export async function readDisputes(_: Transaction, _data: object, context: TaskContext): Promise<Outside> {
  const { outside, now } = context;
  const act = async () => {
    try {
      const found = (await outside.payments?.disputesSince(addDays(now, -daysBack))) ?? [];
      for (const dispute of found) await keepFound(context, dispute);
    } catch (error) {
      outside.report("asking the payment provider for disputes", error);
    }
    return (tx: Transaction) => runNext(tx, billingTasks.readDisputes, addDays(now, 1));
  };
  return { holdMs, act };
}

/** One that can't be kept holds up none of the others. */
async function keepFound({ database: { db }, outside, config, now }: TaskContext, dispute: Dispute) {
  try {
    await keepNews({ db, config, outside, now: () => now }, { kind: "dispute", dispute });
  } catch (error) {
    outside.report(`keeping the dispute ${dispute.disputeRef}`, error);
  }
}
