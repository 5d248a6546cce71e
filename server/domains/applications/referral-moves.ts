import { type SQL, and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { ApplicationMove } from "#contract/application-shapes.ts";
import type { ReferralActivity } from "#contract/employees.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { applicationHistory, applications } from "./tables.ts";

/** What who referred someone is told of the moves of their application. */
const kindOfMove: Partial<Record<ApplicationMove, ReferralActivity["kind"]>> = {
  askReferral: "asked",
  refer: "referred",
  referForReview: "referred",
  approveReview: "approved",
  refuseReview: "closed",
  shortlist: "shortlisted",
  hire: "hired",
  acceptOffer: "hired",
  reopen: "reopened",
  pass: "closed",
  expire: "closed",
  withdraw: "withdrawn",
};
const toldMoves = Object.keys(kindOfMove);

interface Referrer {
  employeeId: string;
  companyId: string;
}
const ofReferrer = ({ employeeId, companyId }: Referrer) =>
  and(eq(applications.employeeId, employeeId), eq(applications.companyId, companyId));

/** Nothing that was taken back, or still could be. */
const stands = and(
  eq(applicationHistory.undone, false),
  or(
    isNull(applications.pendingUndo),
    sql`${applications.pendingUndo}->>'historyId' <> ${applicationHistory.id}::text`,
  ),
);

/** What became of an employee's referrals to one company, newest first. */
export async function listReferralMoves(
  db: Reader,
  referrer: Referrer,
  { skip, limit }: { skip: number; limit: number },
) {
  const { id, move, at } = applicationHistory;
  const { fullName, profilePicture } = users;
  const found = db
    .select({
      id,
      move,
      at,
      candidate: { fullName, profilePicture },
      job: { id: jobs.id, jobTitle: jobs.jobTitle },
    })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(ofReferrer(referrer), inArray(move, toldMoves), stands, isNull(users.deletedAt)))
    .$dynamic();
  const [total, rows] = await Promise.all([
    db.$count(found.as("found")),
    found.orderBy(desc(at), desc(id)).limit(limit).offset(skip),
  ]);
  const activities = rows.map(({ move: made, ...row }) => ({
    ...row,
    kind: kindOfMove[made as ApplicationMove]!,
  }));
  return { activities, total };
}

/** How an employee's referrals to one company stand, as the people who were referred see them. */
export async function referralsOf(db: Reader, referrer: Referrer) {
  const state = sql`coalesce(${applications.pendingUndo}->'before'->>'applicationState', ${applications.applicationState})`;
  const stage = sql`coalesce(${applications.pendingUndo}->'before'->>'stage', ${applications.stage})`;
  const wasReferred = sql`exists (select 1 from ${applicationHistory}
    where ${applicationHistory.applicationId} = ${applications.id}
      and ${applicationHistory.move} in ('refer', 'referForReview'))`;
  const isHired = sql`${state} = 'pipeline' and ${stage} = 'hired'`;
  const counted = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const referred = (which: SQL) => counted(sql`${wasReferred} and ${which}`);
  const [counts] = await db
    .select({
      requests: counted(sql`${state} = 'referralRequest'`),
      referred: counted(wasReferred),
      inReview: referred(sql`${state} = 'review'`),
      waiting: referred(sql`${state} = 'pending'`),
      interviewing: referred(sql`${state} in ('accepted', 'pipeline') and not (${isHired})`),
      hired: referred(isHired),
      closed: referred(sql`${state} in ('denied', 'expired', 'declined')`),
    })
    .from(applications)
    .where(ofReferrer(referrer));
  return counts!;
}
