import { addDays } from "#shared/times/add-days.ts";
import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { networkTasks } from "../tasks.ts";
/** In the small hours of most of Europe and before the day of the Americas ends: nobody waits for a search. */
const hour = 2;

/** The next night, by UTC. */
export function tomorrowNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(hour, 0, 0, 0);
  return night > now ? night : addDays(night, 1);
}

/** Has a job's run waiting; an earlier one gives way. */
export function scheduleRun(tx: Transaction, jobId: string, at: Date) {
  return enqueue(tx, networkTasks.autoSource, { data: { jobId }, at, key: `networks.autoSource:${jobId}` });
}
