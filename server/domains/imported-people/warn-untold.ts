import { and, count, eq, exists, gt, isNull, lte } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { uploadedLeads, uploadedPeople } from "./tables.ts";
import { importedPeopleTasks } from "./tasks.ts";
import { importedPeopleEvents } from "./events.ts";

const dayMs = 86_400_000;
const daysBefore = 3;

/** Has the team reminded before people who were not told are removed. */
export function enqueueWarning(tx: Transaction, companyId: string, keptUntil: Date) {
  const at = new Date(keptUntil.getTime() - daysBefore * dayMs);
  const key = `untold:${companyId}:${at.toISOString().slice(0, 10)}`;
  return enqueue(tx, importedPeopleTasks.warnUntold, { data: { companyId }, at, key });
}

/** The task "importedPeople.warnUntold": one event for everyone who will be removed within days, except those already set aside. */
export async function warnUntold(
  tx: Transaction,
  { companyId }: DataOf<typeof importedPeopleTasks.warnUntold>,
  { now }: TaskContext,
) {
  const until = new Date(now.getTime() + daysBefore * dayMs);
  const wanted = tx
    .select({ id: uploadedLeads.id })
    .from(uploadedLeads)
    .where(and(eq(uploadedLeads.personId, uploadedPeople.id), eq(uploadedLeads.ignored, false)));
  const [untold] = await tx
    .select({ people: count() })
    .from(uploadedPeople)
    .where(
      and(
        eq(uploadedPeople.companyId, companyId),
        isNull(uploadedPeople.toldAt),
        gt(uploadedPeople.keptUntil, now),
        lte(uploadedPeople.keptUntil, until),
        exists(wanted),
      ),
    );
  const people = untold!.people;
  if (people === 0) return;
  await publish(tx, importedPeopleEvents.untold, {
    data: { companyId, people, daysLeft: daysBefore },
    at: now,
  });
}
