import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { applications } from "../tables.ts";
import { type Referral, referralsBeside } from "./credit.ts";
import { creditedOf } from "./credited.ts";
import { employeeReferrals } from "./tables.ts";

interface Referrer {
  employeeId: string;
  companyId: string;
}
/** The people an employee referred to a company, newest first, and who gets the bonus for each. */
export async function listOwnReferrals(
  db: Reader,
  referrer: Referrer,
  { skip, limit }: { skip: number; limit: number },
) {
  const { employeeId } = referrer;
  const found = selectOwn(db, referrer);
  const [total, rows] = await Promise.all([
    db.$count(found.as("found")),
    found.orderBy(desc(employeeReferrals.at), desc(employeeReferrals.id)).limit(limit).offset(skip),
  ]);
  const beside = await referralsBeside(
    db,
    rows.map((row) => row.applicationId),
  );
  const referrals = rows.map(({ appliedAt, state, stage, way, ...row }) => ({
    ...row,
    hired: state === "pipeline" && stage === "hired",
    byLink: way === "link",
    ...standingOf(beside.get(row.applicationId) ?? [], { employeeId, appliedAt, at: row.at }),
  }));
  return { referrals, total };
}

function selectOwn(db: Reader, referrer: Referrer) {
  const { id, way, at, until, applicationId, employeeId, companyId } = employeeReferrals;
  const { fullName, profilePicture } = users;
  const { headline, location } = candidates;
  return db
    .select({
      id,
      way,
      at,
      until,
      applicationId,
      appliedAt: applications.appliedAt,
      state: applications.applicationState,
      stage: applications.stage,
      candidate: { fullName, profilePicture, headline, location },
      job: { id: jobs.id, jobTitle: jobs.jobTitle },
    })
    .from(employeeReferrals)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(candidates, eq(candidates.id, employeeReferrals.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .innerJoin(jobs, eq(jobs.id, employeeReferrals.jobId))
    .where(
      and(eq(employeeId, referrer.employeeId), eq(companyId, referrer.companyId), isNull(users.deletedAt)),
    )
    .$dynamic();
}

interface Own {
  employeeId: string;
  appliedAt: Date;
  at: Date;
}
function standingOf(all: readonly Referral[], { employeeId, appliedAt, at }: Own) {
  const counts = creditedOf(all, appliedAt);
  const credited = counts?.employeeId === employeeId;
  const later = all.filter((other) => other.employeeId !== employeeId && other.at > at);
  return {
    credited,
    first: counts && !credited ? { at: counts.at, until: counts.until } : null,
    laterReferrers: new Set(later.map((other) => other.employeeId)).size,
  };
}

/** Who referred the person of an application, for the team: oldest first, and who would get the bonus for a hire. */
export async function referralsForTeam(
  db: Reader,
  sent: Pick<typeof applications.$inferSelect, "id" | "appliedAt">,
) {
  const all = (await referralsBeside(db, [sent.id])).get(sent.id);
  if (!all) return { employeeInvitesId: null, referrals: [] };
  const counts = creditedOf(all, sent.appliedAt);
  const { id, way, at, until } = employeeReferrals;
  const rows = await db
    .select({ id, way, at, until, jobTitle: jobs.jobTitle, employeeName: users.fullName })
    .from(employeeReferrals)
    .innerJoin(jobs, eq(jobs.id, employeeReferrals.jobId))
    .innerJoin(roles, eq(roles.id, employeeReferrals.employeeId))
    .innerJoin(users, eq(users.id, roles.userId))
    .where(
      inArray(
        id,
        all.map((each) => each.id),
      ),
    )
    .orderBy(asc(at), asc(id));
  return {
    employeeInvitesId: all.findLast(({ applicationId }) => applicationId === sent.id)?.id ?? null,
    referrals: rows.map(({ way: how, ...row }) => ({
      ...row,
      byLink: how === "link",
      credited: row.id === counts?.id,
    })),
  };
}
