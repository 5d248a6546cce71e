import { and, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { addDays } from "#shared/times/add-days.ts";
import { visitMonths } from "#shared/visitors/visitor-choice.ts";
import { pageSubscriptions } from "./tables.ts";
import { trackingTasks } from "./tasks.ts";

const task = trackingTasks.keepPartitions;
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
  await schedule(tx, addDays(now, 1));
}

/** Has the daily care waiting; called at every start. */
export function startKeepingPartitions(db: Database, now: Date) {
  return db.transaction((tx) => schedule(tx, now));
}

function schedule(tx: Transaction, at: Date) {
  return enqueue(tx, task, { data: {}, at, key: task.kind });
}
