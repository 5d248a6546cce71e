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

/** Schedules a reminder to the team before people it has not notified are removed. */
export function enqueueWarning(tx: Transaction, companyId: string, keptUntil: Date) {
  const at = new Date(keptUntil.getTime() - daysBefore * dayMs);
  const key = `unnotified:${companyId}:${at.toISOString().slice(0, 10)}`;
  return enqueue(tx, importedPeopleTasks.warnTeam, { data: { companyId }, at, key });
}

/** The task "importedPeople.warnTeam": one event for everyone who will be removed within days, except those already set aside. */
export async function warnTeam(
  tx: Transaction,
  { companyId }: DataOf<typeof importedPeopleTasks.warnTeam>,
  { now }: TaskContext,
) {
  const until = new Date(now.getTime() + daysBefore * dayMs);
  const wanted = tx
    .select({ id: uploadedLeads.id })
    .from(uploadedLeads)
    .where(and(eq(uploadedLeads.personId, uploadedPeople.id), eq(uploadedLeads.ignored, false)));
  const [unnotified] = await tx
    .select({ people: count() })
    .from(uploadedPeople)
    .where(
      and(
        eq(uploadedPeople.companyId, companyId),
        isNull(uploadedPeople.notifiedAt),
        gt(uploadedPeople.keptUntil, now),
        lte(uploadedPeople.keptUntil, until),
        exists(wanted),
      ),
    );
  const people = unnotified!.people;
  if (people === 0) return;
  await publish(tx, importedPeopleEvents.unnotified, {
    data: { companyId, people, daysLeft: daysBefore },
    at: now,
  });
}
