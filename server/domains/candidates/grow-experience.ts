import { addDays } from "#shared/times/add-days.ts";
import { and, asc, gt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { candidateEvents } from "./events.ts";
import { countProfile } from "./queries.ts";
import { candidates } from "./tables.ts";
import { candidateTasks } from "./tasks.ts";

const task = candidateTasks.growExperience;
const atOnce = 200;
const worksNow = sql`${candidates.workExperience} @> '[{"current": true}]'`;

/** The task "experience.grow", daily: people who still work somewhere have done so for longer by now. */
export async function growExperience(tx: Transaction, { after }: DataOf<typeof task>, { now }: TaskContext) {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(worksNow, after ? gt(candidates.id, after) : undefined))
    .orderBy(asc(candidates.id))
    .limit(atOnce)
    .for("update");
  for (const { id } of rows)
    if (await countProfile(tx, id, now))
      await publish(tx, candidateEvents.changed, { data: { candidateId: id }, at: now });
  const last = rows.at(-1);
  if (rows.length === atOnce) await schedule(tx, now, last!.id);
  else await schedule(tx, addDays(now, 1));
}

/** Has the task waiting; called at every start. */
export function startGrowingExperience(db: Database, now: Date) {
  return db.transaction((tx) => schedule(tx, now));
}

function schedule(tx: Transaction, at: Date, after?: string) {
  return enqueue(tx, task, { data: { after }, at, key: task.kind });
}
