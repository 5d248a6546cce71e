import type { Transaction } from "#server/database/open.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import { findOwnJob, stagesOfJob } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { after, remindAt } from "./ask-for-scorecards.ts";
import { scorecardEvents } from "./events.ts";
import { findOwn, isAsk, lockAsk } from "./queries.ts";
import { isOpen } from "./rules.ts";
import { scorecardAsks } from "./tables.ts";
import type { scorecardTasks } from "./tasks.ts";
import { writersAbout } from "./who-writes.ts";

/** After a day and once more two days later; whoever has not answered by then is left in peace. */
const mostReminders = 2;

/** The task "scorecards.remind": reminds someone who was asked, while their answer still counts. */
export async function remind(
  tx: Transaction,
  part: DataOf<typeof scorecardTasks.remind>,
  { now }: TaskContext,
) {
  const application = await lockApplication(tx, part.applicationId);
  const ask = await lockAsk(tx, part);
  if (!application || !ask || !isOpen(application) || (await findOwn(tx, part))) return;
  if (!(await writersAbout(tx, application)).has(part.userId)) return;
  const job = await findOwnJob(tx, application.companyId, application.jobId);
  // Nobody can answer about a stage that the board has no more.
  if (!(await stagesOfJob(tx, job)).some(({ id }) => id === part.stage)) return;
  const reminders = ask.reminders + 1;
  await tx.update(scorecardAsks).set({ reminders }).where(isAsk(part));
  if (reminders < mostReminders) await remindAt(tx, part, after(now, 2));
  const { id: applicationId, jobId, companyId, candidateId } = application;
  const { stage, userId } = part;
  await publish(tx, scorecardEvents.reminded, {
    data: { applicationId, jobId, companyId, candidateId, stage, byUserId: null, userIds: [userId] },
    at: now,
  });
}
