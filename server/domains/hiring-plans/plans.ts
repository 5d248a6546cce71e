import { and, eq, isNotNull, or } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { findOwnJob, jobs } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { hiringPlanEvents } from "./events.ts";
import { plannedJob, selectPlanned } from "./queries.ts";
import { hiringPlans } from "./tables.ts";

export function listPlans({ db, viewer }: CompanyContext) {
  const shown = or(eq(jobs.status, "live"), isNotNull(hiringPlans.jobId));
  return selectPlanned(db, and(eq(jobs.companyId, viewer.companyId), shown));
}

interface Plan {
  openings: number;
  targetOn: string | null;
}
export function setPlan({ db, viewer, now }: CompanyContext, jobId: string, plan: Plan) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    await findOwnJob(tx, companyId, jobId);
    const [before] = await tx.select().from(hiringPlans).where(eq(hiringPlans.jobId, jobId)).for("update");
    const set = { ...plan, changedAt: now() };
    await tx
      .insert(hiringPlans)
      .values({ jobId, companyId, ...set })
      .onConflictDoUpdate({ target: hiringPlans.jobId, set });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "hiringPlan.changed",
        subject: { kind: "job", id: jobId, companyId },
        before: before && { openings: before.openings, targetOn: before.targetOn },
        after: plan,
      },
    );
    await publish(tx, hiringPlanEvents.changed, { data: { jobId, companyId }, at: now() });
    return (await plannedJob(tx, jobId))!;
  });
}
