import { addDays } from "#shared/times/add-days.ts";
import { eq, lte } from "drizzle-orm";
import type { Agreed } from "#server/domains/accounts/index.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { countableEnded, countableUntil } from "./demographics.ts";
import { candidates, demographicAnswers, publicProfiles } from "./tables.ts";
import { candidateTasks } from "./tasks.ts";

/** What a job seeker agreed to; the last two hold until they are withdrawn. */
export async function consentsOf(db: Reader, candidateId: string): Promise<Agreed[]> {
  const [found] = await db
    .select({
      countableSince: demographicAnswers.countableSince,
      coworkers: candidates.colleaguesMayBeAsked,
      published: publicProfiles.published,
    })
    .from(candidates)
    .leftJoin(demographicAnswers, eq(demographicAnswers.candidateId, candidates.id))
    .leftJoin(publicProfiles, eq(publicProfiles.candidateId, candidates.id))
    .where(eq(candidates.id, candidateId));
  if (!found) return [];
  const since = found.countableSince;
  const until = since && countableUntil(since);
  return [
    { consent: "statistics", given: since !== null, since, until },
    { consent: "coworkers", given: found.coworkers, since: null, until: null },
    { consent: "publicProfile", given: found.published === true, since: null, until: null },
  ];
}

/** The task "consents.end", daily: who did not renew is counted no longer. */
export async function endConsents(tx: Transaction, _data: object, { now }: TaskContext) {
  await tx
    .update(demographicAnswers)
    .set({ countableSince: null, changedAt: now })
    .where(lte(demographicAnswers.countableSince, countableEnded(now)));
  await runNext(tx, candidateTasks.endConsents, addDays(now, 1));
}
