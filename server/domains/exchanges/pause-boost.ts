import { and, eq, inArray } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { followCommunities } from "./communities.ts";
import { listBoosts } from "./list-trackers.ts";
import { findMyJob } from "./queries.ts";
import { refuseUnlessPublic } from "./rules.ts";
import { jobTrackers } from "./tables.ts";

interface Wanted {
  status: "live" | "paused";
  /** All of the job's where none are named. */
  exchanges?: string[] | undefined;
}
/** Pauses advertising a job or takes it up again; a paused link leads to the careers page and counts nobody. */
export async function setBoostStatus(
  context: AuthenticatedContext,
  jobId: string,
  { status, exchanges }: Wanted,
) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const { job, company } = await findMyJob(tx, context, jobId);
    if (status === "live") refuseUnlessPublic(job, company.published);
    const named = exchanges && inArray(jobTrackers.exchangeId, exchanges);
    const changed = await tx
      .update(jobTrackers)
      .set({ status })
      .where(and(eq(jobTrackers.jobId, jobId), named))
      .returning({ id: jobTrackers.id });
    if (exchanges && changed.length < new Set(exchanges).size) throw notFound("Exchange");
    await followCommunities(tx, job.companyId);
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "job.boostChanged",
        subject: { kind: "job", id: jobId, companyId: job.companyId },
        after: { status, exchanges: exchanges ?? "all" },
      },
    );
  });
  return listBoosts(context, jobId);
}
