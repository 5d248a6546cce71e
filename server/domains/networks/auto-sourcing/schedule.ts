import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { networkTasks } from "../tasks.ts";

const dayMs = 86_400_000;
/** In the small hours of most of Europe and before the day of the Americas ends: nobody waits for a search. */
const hour = 2;

/** The next night, by UTC. */
export function tomorrowNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(hour, 0, 0, 0);
  return night > now ? night : new Date(night.getTime() + dayMs);
}

/** Has a job's run waiting; an earlier one gives way. */
export function scheduleRun(tx: Transaction, jobId: string, at: Date) {
  return enqueue(tx, networkTasks.autoSource, { data: { jobId }, at, key: `networks.autoSource:${jobId}` });
}
