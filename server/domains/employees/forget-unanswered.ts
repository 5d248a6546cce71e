import { addDays } from "#shared/times/add-days.ts";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { employeeInvites, employeeWaitLists, employments } from "./tables.ts";
import { employeeTasks } from "./tasks.ts";

const daysKept = 30;

/** The task "employees.forgetUnanswered", daily: invitations that are over, companies and places on the waitlist that nobody confirmed. */
export async function forgetUnanswered(tx: Transaction, _data: object, { now }: TaskContext) {
  const before = addDays(now, -daysKept);
  await tx.delete(employeeInvites).where(lt(employeeInvites.expiresAt, before));
  await tx.delete(employments).where(and(isNull(employments.startedAt), lt(employments.createdAt, before)));
  await tx
    .delete(employeeWaitLists)
    .where(and(eq(employeeWaitLists.state, "unconfirmed"), lt(employeeWaitLists.createdAt, before)));
  await runNext(tx, employeeTasks.forgetUnanswered, addDays(now, 1));
}
