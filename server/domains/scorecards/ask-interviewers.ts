import type { Transaction } from "#server/database/open.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import { findInterview, type interviewEvents, interviewersOf } from "#server/domains/interviews/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { ask } from "./ask-for-scorecards.ts";
import { scorecardsAbout } from "./queries.ts";
import { isOpen } from "./rules.ts";
import { scorecardTasks } from "./tasks.ts";
import { writersAbout } from "./who-writes.ts";

const keyOf = (interviewId: string) => `interview-scorecards:${interviewId}`;

type InterviewStep = (typeof interviewEvents)[keyof typeof interviewEvents];
/** An interview that is agreed is followed by its scorecards; one that is not, or no more, by none. */
export async function followInterview(tx: Transaction, { data }: DomainEvent<InterviewStep>) {
  const { interviewId } = data;
  const row = await findInterview(tx, interviewId);
  await cancelTask(tx, keyOf(interviewId));
  if (row?.state !== "confirmed" || interviewersOf(row).length === 0) return;
  const over = new Date(row.time!.getTime() + row.minutes * 60_000);
  await enqueue(tx, scorecardTasks.askInterviewers, {
    data: { interviewId },
    at: over,
    key: keyOf(interviewId),
  });
}

/** The task "scorecards.askInterviewers": interviewers who have written one since the interview began are not asked again, and who can’t write any is not asked at all. */
export async function askInterviewers(
  tx: Transaction,
  { interviewId }: DataOf<typeof scorecardTasks.askInterviewers>,
  { now }: TaskContext,
) {
  const row = await findInterview(tx, interviewId);
  const application = row?.state === "confirmed" ? await lockApplication(tx, row.applicationId) : undefined;
  if (!row || !application || !isOpen(application)) return;
  const stage = (application.applicationState === "pipeline" && application.stage) || "interview";
  const written = (await scorecardsAbout(tx, row.applicationId)).filter(
    ({ changedAt }) => changedAt >= row.time!,
  );
  const writers = await writersAbout(tx, application);
  const userIds = interviewersOf(row).filter(
    (each) => writers.has(each) && !written.some(({ byUserId }) => byUserId === each),
  );
  await ask(tx, application, { stage, userIds, byUserId: null, now });
}
