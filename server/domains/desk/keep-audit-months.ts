import { addDays } from "#shared/times/add-days.ts";
import { sql } from "drizzle-orm";
import { auditMonths } from "#contract/audit-log.ts";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { deskTasks } from "./tasks.ts";

/** The task "desk.keepAuditMonths", daily: adds the next month's partition to the audit log and drops those that are too old. */
export async function keepAuditMonths(tx: Transaction, _data: object, { now }: TaskContext) {
  await tx.execute(sql`select keep_audit_log(${now.toISOString()}::timestamptz, ${auditMonths})`);
  await runNext(tx, deskTasks.keepAuditMonths, addDays(now, 1));
}
