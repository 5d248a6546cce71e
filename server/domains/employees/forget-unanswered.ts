import { addDays } from "#shared/times/add-days.ts";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { employeeInvites, employeeWaitLists, employments } from "./tables.ts";
import { employeeTasks } from "./tasks.ts";

const task = employeeTasks.forgetUnanswered;
const daysKept = 30;

/** The task "employees.forgetUnanswered", daily: invitations that are over, companies and places on the waitlist that nobody confirmed. */
export async function forgetUnanswered(tx: Transaction, _data: object, { now }: TaskContext) {
  const before = addDays(now, -daysKept);
  await tx.delete(employeeInvites).where(lt(employeeInvites.expiresAt, before));
  await tx.delete(employments).where(and(isNull(employments.startedAt), lt(employments.createdAt, before)));
  await tx
    .delete(employeeWaitLists)
    .where(and(eq(employeeWaitLists.state, "unconfirmed"), lt(employeeWaitLists.createdAt, before)));
  await schedule(tx, addDays(now, 1));
}

/** Has the clean-up waiting; called at every start. */
export function startForgettingUnanswered(db: Database, now: Date) {
  return db.transaction((tx) => schedule(tx, now));
}

function schedule(tx: Transaction, at: Date) {
  return enqueue(tx, task, { data: {}, at, key: task.kind });
}
