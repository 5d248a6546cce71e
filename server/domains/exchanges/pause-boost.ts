import { followCommunities } from "#server/domains/companies/index.ts";
import { and, eq, inArray, not } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { refuseBeyondPlan } from "#server/http/require-permission.ts";
import { listBoosts } from "./list-trackers.ts";
import { findMyJob } from "./queries.ts";
import { refuseUnlessPublic } from "./rules.ts";
import { isHeld } from "./spending/queries.ts";
import { refuseWhileHeld } from "./spending/refuse-while-held.ts";
import { settleBudgets } from "./spending/settle-budget.ts";
import { jobTrackers } from "./tables.ts";

interface Wanted {
  status: "live" | "paused";
  /** All of the job's where none are named. */
  exchanges?: string[] | undefined;
}
/** Pauses advertising a job or takes it up again, all of it but for ads that wait for a larger budget; a paused link leads to the careers page and counts nobody. */
export async function setBoostStatus(
  context: AuthenticatedContext,
  jobId: string,
  { status, exchanges }: Wanted,
) {
  const { db, viewer, now } = context;
  if (status === "live") refuseBeyondPlan(viewer, "jobs");
  await db.transaction(async (tx) => {
    const { job, company } = await findMyJob(tx, context, jobId);
    if (status === "live") refuseUnlessPublic(job, company.published);
    const named = exchanges && inArray(jobTrackers.exchangeId, exchanges);
    await settleBudgets(tx, [jobId], now());
    const held = status === "live" && !exchanges ? not(isHeld(tx)) : undefined;
    const changed = await tx
      .update(jobTrackers)
      .set({ status, pausedByBudget: false })
      .where(and(eq(jobTrackers.jobId, jobId), named, held))
      .returning({ id: jobTrackers.id });
    if (status === "live" && (exchanges || changed.length === 0)) await refuseWhileHeld(tx, jobId, exchanges);
    if (exchanges && changed.length < new Set(exchanges).size) throw notFound("Exchange");
    await followCommunities(tx, job.companyId, now());
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
