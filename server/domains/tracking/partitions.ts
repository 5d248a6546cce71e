import { and, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { addDays } from "#shared/times/add-days.ts";
import { visitMonths } from "#shared/visitors/visitor-choice.ts";
import { pageSubscriptions } from "./tables.ts";
import { trackingTasks } from "./tasks.ts";

const dayMs = 86_400_000;
const unconfirmedMs = 7 * dayMs;

/** The task "tracking.keepPartitions", daily: makes room for the next month, drops what is too old, forgets who never confirmed. */
export async function keepPartitions(tx: Transaction, _data: object, { now }: TaskContext) {
  await tx.execute(sql`select keep_visitor_events(${now.toISOString()}::timestamptz, ${visitMonths})`);
  await tx
    .delete(pageSubscriptions)
    .where(
      and(
        isNull(pageSubscriptions.confirmedAt),
        lt(pageSubscriptions.createdAt, new Date(now.getTime() - unconfirmedMs)),
      ),
    );
  await runNext(tx, trackingTasks.keepPartitions, addDays(now, 1));
}
