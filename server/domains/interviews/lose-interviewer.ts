import { and, asc, eq, inArray } from "drizzle-orm";
import { isOpen } from "#shared/interviews/is-open.ts";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { interviewEvents } from "./events.ts";
import { saveInterview } from "./queries.ts";
import { interviewersOf } from "./rules.ts";
import { interviewBookings, interviews } from "./tables.ts";
import type { interviewTasks } from "./tasks.ts";
import { mayInterview } from "./who-interviews.ts";

interface Lost {
  companyId: string;
  userId: string;
  now: Date;
}
/** Someone who left a team, or no longer reviews applicants, interviews no more: their hours aren’t offered, and no one waits for them. */
export async function loseInterviewer(tx: Transaction, { companyId, userId, now }: Lost) {
  const rows = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.companyId, companyId), inArray(interviews.state, ["proposed", "confirmed"])))
    .orderBy(asc(interviews.id))
    .for("update");
  for (const row of rows) {
    if (!isOpen(row, now) || !interviewersOf(row).includes(userId)) continue;
    await tx
      .delete(interviewBookings)
      .where(and(eq(interviewBookings.interviewId, row.id), eq(interviewBookings.userId, userId)));
    const sessions = row.sessions.map(({ interviewerIds, ...session }) => ({
      ...session,
      interviewerIds: interviewerIds.filter((id) => id !== userId),
    }));
    const event = interviewEvents.interviewerLost;
    await saveInterview(tx, row, { changes: { sessions }, event, byUserId: userId, now });
  }
}

/** The task "interviews.loseInterviewer": nothing changes for those who may interview again by then. */
export async function loseInterviewerUnlessBack(
  tx: Transaction,
  member: DataOf<typeof interviewTasks.loseInterviewer>,
  { now }: TaskContext,
) {
  if (!(await mayInterview(tx, member))) await loseInterviewer(tx, { ...member, now });
}
