import { type SQL, and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { ApplicationMove } from "#contract/application-shapes.ts";
import type { ReferralActivity } from "#contract/employees.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { employeeReferrals } from "./referrals/tables.ts";
import { applicationHistory, applications } from "./tables.ts";

/** What who referred someone is told of the moves of their application. */
const kindOfMove: Partial<Record<ApplicationMove, ReferralActivity["kind"]>> = {
  apply: "applied",
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
/** That someone applies is told where they come by a link; of others, that they asked and were referred. */
const movesByLink = Object.keys(kindOfMove);
const movesOfAsked = movesByLink.filter((move) => move !== "apply");

interface Referrer {
  employeeId: string;
  companyId: string;
}
/** A referral of theirs that was in force when the application was sent. */
function referredBy(employeeId: string, also?: SQL) {
  const { applicationId, employeeId: by, at, until } = employeeReferrals;
  const inForce = sql`${at} <= ${applications.appliedAt} and ${applications.appliedAt} < ${until}`;
  return sql`exists (select 1 from ${employeeReferrals} where ${and(eq(applicationId, applications.id), eq(by, employeeId), inForce, also)})`;
}
/** Those they were asked for by name or referred. They are found by the employee, so that the company’s others are not read. */
const ofReferrer = ({ employeeId, companyId }: Referrer) =>
  and(
    eq(applications.companyId, companyId),
    sql`${applications.id} in (
      select own.id from ${applications} own where own.employee_id = ${employeeId}
      union select brought.application_id from ${employeeReferrals} brought where brought.employee_id = ${employeeId})`,
  );

/** What an employee is told: of who asked them all, of who came by their link what followed that. */
function toldTo(employeeId: string) {
  const cameAt = sql`(select min(coming.at) from ${applicationHistory} coming
    where coming.application_id = ${applications.id} and coming.move = 'apply' and coming.at >= ${employeeReferrals.at})`;
  const since = and(eq(employeeReferrals.way, "link"), sql`${applicationHistory.at} >= ${cameAt}`);
  // What someone asked a coworker before, who referred them to nobody, stays with that coworker.
  const asked = sql`${applicationHistory.at} >= (select coalesce(max(latest.at), '-infinity') from ${applicationHistory} latest
    where latest.application_id = ${applications.id} and latest.move = 'askReferral')`;
  return or(
    and(eq(applications.employeeId, employeeId), inArray(applicationHistory.move, movesOfAsked), asked),
    and(inArray(applicationHistory.move, movesByLink), referredBy(employeeId, since)),
  );
}

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
    .where(and(ofReferrer(referrer), toldTo(referrer.employeeId), stands, isNull(users.deletedAt)))
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
  const wasReferred = referredBy(referrer.employeeId);
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
