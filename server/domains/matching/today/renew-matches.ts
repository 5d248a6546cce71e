import { and, asc, eq, gt } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import { wasHereSince } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { findTask } from "#server/tasks/enqueue.ts";
import type { DataOf, Outside, TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { seekerOf } from "./candidate-pool.ts";
import { jobMatches } from "../tables.ts";
import { matchingTasks } from "../tasks.ts";
import { chooseForToday } from "./choose-matches.ts";

const task = matchingTasks.renew;
const first = "00000000-0000-0000-0000-000000000000";
/** Few at once: other work that is due gets its turn in between. */
const atOnce = 5;
const hourMs = 3_600_000;
/** Who has not been here for so long chooses when they come back. */
const absentDays = 14;
/** Longer than choosing for so few can take. */
const holdMs = 5 * 60_000;

/**
 * The task "matching.renew", a round each hour, since mornings come at other times elsewhere: whose day has begun
 * finds their ten chosen, and what was judged by an older model or from a job that has changed is judged again.
 * Where the round stands is kept with each few people, so that a stop loses at most those.
 */
export async function renewMatches(
  tx: Transaction,
  { after = first }: DataOf<typeof matchingTasks.renew>,
  { database, outside, now }: TaskContext,
): Promise<Outside> {
  const ids = await nextPeople(tx, { after, now });
  const act = async () => {
    for (const id of ids)
      await renew(database.db, id, now).catch((error: unknown) =>
        outside.report("choosing someone's matches", error),
      );
    const last = ids.at(-1);
    return (keeping: Transaction) =>
      last
        ? runNext(keeping, task, now, { after: last })
        : runNext(keeping, task, new Date(now.getTime() + hourMs));
  };
  return { holdMs, act };
}

/** Has the next round waiting; one that a stop interrupted goes on where it stood. */
export function startRenewing(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    if (!(await findTask(tx, task, task.kind))) await runNext(tx, task, now);
  });
}

async function nextPeople(tx: Transaction, { after, now }: { after: string; now: Date }) {
  const lately = new Date(now.getTime() - absentDays * 24 * hourMs);
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(gt(candidates.id, after), wasHereSince(candidates.userId, lately)))
    .orderBy(asc(candidates.id))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** In transactions of its own, after the task's: nobody who decides meanwhile waits for the others, and no second connection is taken. */
async function renew(db: Database, candidateId: string, now: Date) {
  const context = { db, now: () => now };
  const seeker = await seekerOf(context, candidateId);
  await db
    .update(jobMatches)
    .set({ chosenFrom: "" })
    .from(jobs)
    .where(
      and(
        eq(jobMatches.candidateId, candidateId),
        eq(jobMatches.day, seeker.day),
        eq(jobMatches.status, "pending"),
        eq(jobs.id, jobMatches.jobId),
        gt(jobs.changedAt, jobMatches.at),
      ),
    );
  await chooseForToday(context, seeker);
}
