import { type SQL, and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import { lockCompanies } from "#server/domains/companies/index.ts";
import { publish, publishAll } from "#server/events/events.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { jobEvents } from "../events.ts";
import { recountOpenJobs } from "../queries.ts";
import { jobs } from "../tables.ts";
import { jobTasks } from "../tasks.ts";
import { type Ask, asks, daysBefore } from "./rules.ts";

const everyMs = 3_600_000;
const atOnce = 5000;

/** The task "jobs.freshness", hourly: teams are asked to confirm their jobs, and what nobody confirmed closes. */
export async function sweepFreshness(tx: Transaction, _data: object, { now }: TaskContext) {
  const closed = await closeSilent(tx, now, hasTeam);
  await tellOfClosed(tx, closed, now);
  for (const ask of asks.toReversed()) await askTeams(tx, ask, now);
  await runNext(tx, jobTasks.freshness, closed.length < atOnce ? new Date(now.getTime() + everyMs) : now);
}

/** Someone is there to be asked; a list of many companies is nobody's to confirm. */
const hasTeam = sql`(${jobs.feed} is null or ${jobs.feed} not like 'file %')
  and exists (select 1 from ${roles} join ${users} on ${users.id} = ${roles.userId}
    where ${roles.companyId} = ${jobs.companyId} and ${isOnHiringTeam})`;

function askedBefore(asked: number, who: SQL): SQL {
  return and(eq(jobs.status, "live"), eq(jobs.confirmationAsks, asked), who)!;
}

async function askTeams(tx: Transaction, ask: Ask, now: Date) {
  const found = await askAbout(tx, ask, { now, who: hasTeam });
  for (const [companyId, some] of Map.groupBy(found, (job) => job.companyId))
    await publish(tx, jobEvents.confirmationDue, {
      data: { companyId, jobs: some.length, jobTitle: some[0]!.jobTitle, daysLeft: ask.daysLeft },
      at: now,
    });
}

/** Marks the jobs that someone is asked about now, and answers which those are. */
export function askAbout(tx: Transaction, { asked, afterDays }: Ask, { now, who }: { now: Date; who: SQL }) {
  const since = asked === 0 ? jobs.confirmedAt : jobs.confirmationAskedAt;
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(askedBefore(asked, who), lte(since, daysBefore(now, afterDays))))
    .orderBy(jobs.id)
    .limit(atOnce)
    .for("update", { skipLocked: true });
  return tx
    .update(jobs)
    .set({ confirmationAsks: asked + 1, confirmationAskedAt: now })
    .where(inArray(jobs.id, due))
    .returning({ jobId: jobs.id, companyId: jobs.companyId, jobTitle: jobs.jobTitle });
}

/** Closes the jobs that nobody confirmed after the last email. Companies are locked before their jobs, as imports do. */
export async function closeSilent(tx: Transaction, now: Date, who: SQL) {
  const last = asks.at(-1)!;
  const silent = and(
    askedBefore(asks.length, who),
    lte(jobs.confirmationAskedAt, daysBefore(now, last.daysLeft)),
  );
  const some = await tx
    .select({ id: jobs.id, companyId: jobs.companyId })
    .from(jobs)
    .where(silent)
    .orderBy(jobs.id)
    .limit(atOnce);
  if (!some.length) return [];
  const companyIds = [...new Set(some.map(({ companyId }) => companyId))].toSorted();
  await lockCompanies(tx, companyIds);
  const ids = some.map(({ id }) => id);
  const closed = await tx
    .update(jobs)
    .set({ status: "closed", closedAt: now, changedAt: now })
    .where(and(inArray(jobs.id, ids), silent))
    .returning({ jobId: jobs.id, companyId: jobs.companyId, jobTitle: jobs.jobTitle });
  await recountOpenJobs(tx, companyIds);
  await publishAll(tx, jobEvents.closed, {
    all: closed.map(({ jobId, companyId }) => ({ jobId, companyId })),
    at: now,
  });
  return closed;
}

async function tellOfClosed(tx: Transaction, closed: Awaited<ReturnType<typeof closeSilent>>, now: Date) {
  for (const [companyId, gone] of Map.groupBy(closed, (job) => job.companyId))
    await publish(tx, jobEvents.unconfirmed, {
      data: { companyId, jobs: gone.length, jobTitle: gone[0]!.jobTitle },
      at: now,
    });
}
