import { addDays } from "#shared/times/add-days.ts";
import { sql } from "drizzle-orm";
import { auditMonths } from "#contract/audit-log.ts";
import type { Database, Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { deskTasks } from "./tasks.ts";

const task = deskTasks.keepAuditMonths;
/** The task "desk.keepAuditMonths", daily: adds the next month's partition to the audit log and drops those that are too old. */
export async function keepAuditMonths(tx: Transaction, _data: object, { now }: TaskContext) {
  await tx.execute(sql`select keep_audit_log(${now.toISOString()}::timestamptz, ${auditMonths})`);
  await schedule(tx, addDays(now, 1));
}

/** Schedules the daily task; called at every start. */
export function startKeepingAuditMonths(db: Database, now: Date) {
  return db.transaction((tx) => schedule(tx, now));
}

function schedule(tx: Transaction, at: Date) {
  return enqueue(tx, task, { data: {}, at, key: task.kind });
}
