import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { jobTasks } from "../tasks.ts";

const everyMs = 6 * 3_600_000;
const spreadMs = 30 * 60_000;

/** Boards are read again every six hours, not all of them in the same minute. */
export function enqueueRereading(tx: Transaction, feedId: string, now: Date) {
  const early = Number.parseInt(feedId.slice(-6), 16) % spreadMs;
  return enqueue(tx, jobTasks.readFeed, {
    data: { feedId },
    at: new Date(now.getTime() + everyMs - early),
    key: `feed.read:${feedId}`,
  });
}
