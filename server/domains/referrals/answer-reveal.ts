import { and, eq } from "drizzle-orm";
import { type PastWork, type RevealState, revealUndoMs } from "#contract/reveals.ts";
import type { EmployeeContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { Refusal, conflict, notFound } from "#server/errors/refusal.ts";
import { askEmployee } from "./ask-colleagues.ts";
import { readReveal } from "./list-reveals.ts";
import { employeePastWork, revealNotifications } from "./tables.ts";
import { revealEvents } from "./events.ts";
import { referralTasks } from "./tasks.ts";

/** The employee says whether they know the person, or takes that back: a “yes” while it doesn’t stand yet. */
export async function answerReveal(context: EmployeeContext, id: string, state: RevealState) {
  await context.db.transaction((tx) => answer(tx, context, { id, state }));
  return readReveal(context, id);
}

/** Many at once; one refusal does not hold up the others. */
export async function answerReveals(
  context: EmployeeContext,
  { ids, state }: { ids: string[]; state: RevealState },
) {
  const notifications: Awaited<ReturnType<typeof answerReveal>>[] = [];
  const refused: { id: string; code: string; message: string }[] = [];
  for (const id of new Set(ids))
    try {
      notifications.push(await answerReveal(context, id, state));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, code: error.code, message: error.message });
    }
  return { notifications, refused };
}

async function answer(
  tx: Transaction,
  context: EmployeeContext,
  { id, state }: { id: string; state: RevealState },
) {
  const now = context.now();
  // Whom the employee may not see anymore, they cannot answer about either.
  const before = await readReveal({ ...context, db: tx }, id);
  const [row] = await tx
    .select()
    .from(revealNotifications)
    .where(eq(revealNotifications.id, id))
    .for("update");
  if (!row || !before) throw notFound("Notification");
  if (row.state === state) return;
  if (row.state === "revealed") refuseAnswered(row.answeredAt!, state, now);
  await tx
    .update(revealNotifications)
    .set({ state, answeredAt: state === "pending" ? null : now })
    .where(eq(revealNotifications.id, id));
  if (state === "pending") await cancelTask(tx, keyOf(id));
  if (state === "revealed")
    await enqueue(tx, referralTasks.revealCommitted, {
      data: { revealId: id },
      at: new Date(now.getTime() + revealUndoMs),
      key: keyOf(id),
    });
}

/** The hiring team is told of a “yes”; what was skipped can be looked at again at any time. */
function refuseAnswered(answeredAt: Date, state: RevealState, now: Date) {
  if (state === "ignored")
    throw conflict("ALREADY_ANSWERED", "You’ve already answered this.", { state: "revealed" });
  if (now.getTime() - answeredAt.getTime() >= revealUndoMs) throw conflict("UNDO_OVER", "Too late to undo.");
}
function keyOf(id: string) {
  return `reveal:${id}`;
}

/** The task "referrals.revealCommitted": from now on the hiring team sees who knows the person. */
export async function revealCommitted(
  tx: Transaction,
  data: DataOf<typeof referralTasks.revealCommitted>,
  { now }: TaskContext,
) {
  const [row] = await tx
    .update(revealNotifications)
    .set({ stoodAt: now })
    .where(and(eq(revealNotifications.id, data.revealId), eq(revealNotifications.state, "revealed")))
    .returning();
  if (!row) return;
  const { id: revealId, applicationId, companyId, jobId, candidateId, employeeId } = row;
  const ids = { applicationId, companyId, jobId, candidateId, employeeId };
  await publish(tx, revealEvents.stood, { data: { revealId, ...ids }, at: now });
}

export async function findPastWork({ db, viewer }: EmployeeContext) {
  const [row] = await db
    .select({ pastWork: employeePastWork.pastWork })
    .from(employeePastWork)
    .where(eq(employeePastWork.employeeId, viewer.employeeId));
  return { pastWork: row?.pastWork ?? [] };
}

/** Keeps where the employee worked before, and asks about whoever waits for an answer now. */
export async function savePastWork({ db, viewer, now }: EmployeeContext, pastWork: PastWork[]) {
  const employee = {
    employeeId: viewer.employeeId,
    companyId: viewer.employerId,
    userId: viewer.userId,
  };
  const { employeeId, companyId } = employee;
  const kept = { companyId, pastWork, changedAt: now() };
  await db.transaction(async (tx) => {
    await tx
      .insert(employeePastWork)
      .values({ employeeId, ...kept })
      .onConflictDoUpdate({ target: employeePastWork.employeeId, set: kept });
    await askEmployee(tx, employee, { pastWork, now: now() });
  });
  return { pastWork };
}
