import { and, eq, isNotNull, or } from "drizzle-orm";
import type { MatchingJobs } from "#contract/many-jobs.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { lockCompany, todayOf } from "#server/domains/companies/index.ts";
import { jobs, lockMyJob, wantedJobs } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { hiringPlanEvents } from "./events.ts";
import { hasOthersWaiting, plannedJob, selectPlanned, sumUp } from "./queries.ts";
import { hiringPlans } from "./tables.ts";

interface Wanted extends Partial<MatchingJobs> {
  jobId?: string | undefined;
  filled?: "true" | undefined;
  skip: number;
  limit: number;
}
export async function listPlans(
  context: CompanyContext,
  { status, jobId, filled, skip, limit, ...search }: Wanted,
) {
  const { db, viewer } = context;
  const shown = and(
    wantedJobs(viewer.companyId, { ...search, statuses: status ? [status] : [] }),
    or(eq(jobs.status, "live"), isNotNull(hiringPlans.jobId)),
    jobId ? eq(jobs.id, jobId) : undefined,
    filled && hasOthersWaiting,
  );
  const [planned, { total, ...sum }, today] = await Promise.all([
    selectPlanned(db, shown).offset(skip).limit(limit),
    sumUp(db, shown),
    findToday(context),
  ]);
  return { jobs: planned.map((job) => withLate(job, today)), total, sum };
}

async function findToday({ db, viewer, now }: CompanyContext) {
  return todayOf(db, viewer.companyId, now());
}

function withLate<Job extends { targetOn: string | null }>(job: Job, today: string) {
  return { ...job, late: job.targetOn !== null && job.targetOn < today };
}

function isFilled({ filled, openings }: { filled: number; openings: number }) {
  return filled >= openings;
}

interface Plan {
  openings: number;
  targetOn: string | null;
}
export async function setPlan(context: CompanyContext, jobId: string, plan: Plan) {
  const { db, viewer, now } = context;
  const today = await findToday(context);
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    // The company is held before the job, as everywhere.
    await lockCompany(tx, companyId);
    await lockMyJob(tx, context, jobId);
    const wasFilled = isFilled((await plannedJob(tx, jobId))!);
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
    const planned = (await plannedJob(tx, jobId))!;
    // With fewer openings it may be filled already: the team is asked what it is asked after the last hire.
    const fills = planned.status === "live" && isFilled(planned) && !wasFilled;
    const event = fills ? hiringPlanEvents.filled : hiringPlanEvents.changed;
    await publish(tx, event, { data: { jobId, companyId }, at: now() });
    return withLate(planned, today);
  });
}
