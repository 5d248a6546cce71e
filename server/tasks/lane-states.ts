import { sql } from "drizzle-orm";
import type { LaneState } from "#contract/tasks.ts";
import type { Reader } from "#server/database/open.ts";
import { laneNames } from "./lanes.ts";
import { tasks } from "./tables.ts";

interface Ages {
  oldestSeconds: number;
  /** Since when the oldest that nobody has tried yet waits: a mail server that refuses is not a queue that stands still. */
  neverTriedSeconds: number;
}

function secondsSince(at: string | null, now: Date) {
  return at === null ? 0 : Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000);
}

/** How many tasks wait in each lane and since when, how many are tried again later, and how many have failed for good. */
export async function laneStates(db: Reader, now: Date) {
  const tried = sql`${tasks.failedAt} is null and ${tasks.attempts} > 0`;
  const waiting = sql`${tasks.failedAt} is null and ${tasks.dueAt} <= ${now}`;
  const rows = await db
    .select({
      lane: tasks.lane,
      waiting: sql<number>`count(*) filter (where ${waiting})::int`,
      oldestDueAt: sql<string | null>`min(${tasks.dueAt}) filter (where ${waiting})`,
      neverTried: sql<string | null>`min(${tasks.dueAt}) filter (where ${waiting} and ${tasks.attempts} = 0)`,
      retrying: sql<number>`count(*) filter (where ${tried} and ${tasks.dueAt} > ${now})::int`,
      failed: sql<number>`count(${tasks.failedAt})::int`,
    })
    .from(tasks)
    .groupBy(tasks.lane);
  const none = { waiting: 0, oldestDueAt: null, neverTried: null, retrying: 0, failed: 0 };
  return laneNames.map((lane): LaneState & Ages => {
    const { neverTried, oldestDueAt, ...counts } = rows.find((row) => row.lane === lane) ?? { lane, ...none };
    return {
      ...counts,
      oldestDueAt: oldestDueAt && new Date(oldestDueAt).toISOString(),
      oldestSeconds: secondsSince(oldestDueAt, now),
      neverTriedSeconds: secondsSince(neverTried, now),
    };
  });
}
