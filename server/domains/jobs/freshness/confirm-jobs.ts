import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publishAll } from "#server/events/events.ts";
import { jobEvents } from "../events.ts";
import { jobs } from "../tables.ts";
import { closesAt, confirmedNow } from "./rules.ts";

const mostShown = 100;

/** The jobs that close unless the team confirms them, the most urgent first. */
export async function listUnconfirmed({ db, viewer }: AuthenticatedContext, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  const { id, jobTitle, confirmedAt, confirmationAsks, confirmationAskedAt } = jobs;
  const rows = await db
    .select({ id, jobTitle, confirmedAt, confirmationAsks, confirmationAskedAt })
    .from(jobs)
    .where(waiting(companyId))
    .orderBy(asc(confirmedAt), asc(id))
    .limit(mostShown);
  return {
    jobs: rows.map((job) => ({ ...job, closesAt: closesAt(job) })),
    total: await db.$count(jobs, waiting(companyId)),
  };
}

/** The team still hires for these jobs; without a choice, for all that it was asked about. */
export function confirmJobs(context: AuthenticatedContext, companyId: string, ids: string[] | undefined) {
  const { db, viewer, now } = context;
  if (viewer.companyId !== companyId) throw notFound("Company");
  return db.transaction(async (tx) => {
    const chosen = ids
      ? and(eq(jobs.companyId, companyId), eq(jobs.status, "live"), inArray(jobs.id, ids))
      : waiting(companyId);
    const confirmed = await tx
      .update(jobs)
      .set(confirmedNow(now()))
      .where(chosen)
      .returning({ jobId: jobs.id, companyId: jobs.companyId });
    if (!confirmed.length) return { confirmed: 0 };
    await publishAll(tx, jobEvents.confirmed, { all: confirmed, at: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "jobs.confirmed",
        subject: { kind: "company", id: companyId, companyId },
        after: { jobs: confirmed.length },
      },
    );
    return { confirmed: confirmed.length };
  });
}

function waiting(companyId: string) {
  return and(eq(jobs.companyId, companyId), eq(jobs.status, "live"), gt(jobs.confirmationAsks, 0));
}
