import { addDays } from "#shared/times/add-days.ts";
import { and, asc, eq, gte, lte } from "drizzle-orm";
import { shownOnDashboard } from "#contract/dashboard.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { offersAwaitingApproval } from "#server/domains/offers/index.ts";
import { longestWaiting, waitingByJob } from "#server/domains/reports/index.ts";
const soonDays = 14;

/** What a team has to do: five short queries side by side. */
export async function showDashboard({ db, viewer, now }: CompanyContext) {
  const { companyId, userId } = viewer;
  const [hasJobs, decisions, owed, offers, ending] = await Promise.all([
    hasAnyJob(db, companyId),
    waitingByJob(db, { companyId, userId }),
    longestWaiting(db, { companyId, userId }, shownOnDashboard),
    viewer.team?.permissions.applicants && viewer.team.permissions.salaries
      ? offersAwaitingApproval(db, { companyId, userId, most: shownOnDashboard })
      : [],
    endingSoon(db, companyId, now()),
  ]);
  return {
    hasJobs,
    decisions: decisions.slice(0, shownOnDashboard).map((row) => ({ ...row, since: row.since! })),
    waiting: decisions.reduce((sum, { count }) => sum + count, 0),
    owed: owed.map((row) => ({ ...row, since: row.since! })),
    offers,
    ending: ending.map((row) => ({ ...row, closesOn: row.closesOn! })),
  };
}

async function hasAnyJob(db: Reader, companyId: string) {
  const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId)).limit(1);
  return job !== undefined;
}

function endingSoon(db: Reader, companyId: string, now: Date) {
  const day = (days: number) => addDays(now, days).toISOString().slice(0, 10);
  return db
    .select({ jobId: jobs.id, jobTitle: jobs.jobTitle, closesOn: jobs.closesOn })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.status, "live"),
        gte(jobs.closesOn, day(-1)),
        lte(jobs.closesOn, day(soonDays)),
      ),
    )
    .orderBy(asc(jobs.closesOn), asc(jobs.id))
    .limit(shownOnDashboard);
}
