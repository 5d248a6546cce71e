import { addDays } from "#shared/times/add-days.ts";
import { and, asc, gt, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { candidateEvents } from "./events.ts";
import { countProfile } from "./queries.ts";
import { candidates } from "./tables.ts";
import { candidateTasks } from "./tasks.ts";

const atOnce = 200;
const worksNow = sql`${candidates.workExperience} @> '[{"current": true}]'`;

/** The task "experience.grow", daily: people who still work somewhere have done so for longer by now. */
export async function growExperience(
  tx: Transaction,
  { after }: DataOf<typeof candidateTasks.growExperience>,
  { now }: TaskContext,
) {
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
  if (rows.length === atOnce) await runNext(tx, candidateTasks.growExperience, now, { after: last!.id });
  else await runNext(tx, candidateTasks.growExperience, addDays(now, 1));
}
