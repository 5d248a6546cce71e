import { addDays } from "#shared/times/add-days.ts";
import { and, inArray, isNull, lte, or } from "drizzle-orm";
import { externalJobKept } from "#contract/external-jobs.ts";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { externalJobs } from "./tables.ts";
import { externalJobTasks } from "./tasks.ts";

/** The task "externalJobs.forgetDrafts", every night: what was never published and nobody came back to goes, sooner where no address was confirmed. */
export async function forgetDrafts(tx: Transaction, _data: object, { now }: TaskContext) {
  const before = (days: number) => addDays(now, -days);
  const { state, jobId, emailVerifiedAt, changedAt } = externalJobs;
  await tx
    .delete(externalJobs)
    .where(
      and(
        isNull(jobId),
        inArray(state, ["draft", "refused"]),
        or(
          lte(changedAt, before(externalJobKept.unpublishedDays)),
          and(isNull(emailVerifiedAt), lte(changedAt, before(externalJobKept.unconfirmedDays))),
        ),
      ),
    );
  await runNext(tx, externalJobTasks.forgetDrafts, nextNight(now));
}

export function nextNight(now: Date) {
  const night = new Date(now);
  night.setUTCHours(3, 0, 0, 0);
  return night > now ? night : addDays(night, 1);
}
