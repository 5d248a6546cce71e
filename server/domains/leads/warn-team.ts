import { addDays } from "#shared/times/add-days.ts";
import { and, count, eq, exists, gt, isNull, lte } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { applications } from "#server/domains/applications/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { leadTasks } from "./tasks.ts";
import { leadEvents } from "./events.ts";
const daysBefore = 3;

/** Schedules a reminder to the team before people it has not notified are removed. */
export function enqueueWarning(tx: Transaction, companyId: string, keptUntil: Date) {
  const at = addDays(keptUntil, -daysBefore);
  const key = `unnotified:${companyId}:${at.toISOString().slice(0, 10)}`;
  return enqueue(tx, leadTasks.warnTeam, { data: { companyId }, at, key });
}

/** The task "importedPeople.warnTeam": one event for everyone who will be removed within days, except those already set aside. */
export async function warnTeam(
  tx: Transaction,
  { companyId }: DataOf<typeof leadTasks.warnTeam>,
  { now }: TaskContext,
) {
  const until = addDays(now, daysBefore);
  const wanted = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, externalCandidates.id), eq(applications.ignored, false)));
  const [unnotified] = await tx
    .select({ people: count() })
    .from(externalCandidates)
    .where(
      and(
        eq(externalCandidates.companyId, companyId),
        isNull(externalCandidates.notifiedAt),
        gt(externalCandidates.keptUntil, now),
        lte(externalCandidates.keptUntil, until),
        exists(wanted),
      ),
    );
  const people = unnotified!.people;
  if (people === 0) return;
  await publish(tx, leadEvents.unnotified, {
    data: { companyId, people, daysLeft: daysBefore },
    at: now,
  });
}
