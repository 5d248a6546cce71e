import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import { votesAhead } from "#contract/referrals.ts";
import type { CompanyContext, EmployeeContext, Viewer } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { asCompany, sideOf } from "#server/http/viewer-roles.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import {
  endReferral,
  makeMove,
  type Application,
  lockApplication,
  lockForTeam,
  type SelectedRow,
  selectRows,
  countVotes,
  noVotes,
  saveVote,
  tallyVotes,
  type Vote,
  applications,
} from "#server/domains/applications/index.ts";

const sides = ["company", "employee"] as const;
type Side = (typeof sides)[number];

/** Referrals waiting for the word of colleagues, the oldest first; never one's own. */
export async function listReviews(
  { db, viewer }: EmployeeContext | CompanyContext,
  { as, skip, limit }: { as?: Side | undefined; skip: number; limit: number },
) {
  const companyId = sideOf(viewer, sides, as) === "company" ? viewer.companyId! : viewer.employerId!;
  const where = and(
    eq(applications.applicationState, "review"),
    eq(applications.companyId, companyId),
    viewer.employeeId ? sql`${applications.employeeId} is distinct from ${viewer.employeeId}` : undefined,
    viewer.candidateId ? ne(applications.candidateId, viewer.candidateId) : undefined,
  );
  const orderBy = [asc(applications.appliedAt), asc(applications.id)];
  const [rows, [counted]] = await Promise.all([
    selectRows(db, { where, orderBy, limit, offset: skip }),
    db.select({ total: count() }).from(applications).where(where),
  ]);
  return { reviews: await presentReviews(db, rows, viewer.employeeId), total: counted!.total };
}

/** A colleague votes, and two votes ahead decide; the hiring team decides alone. */
export function voteOnReferral(
  context: EmployeeContext | CompanyContext,
  id: string,
  { as, vote }: { as: Side | undefined; vote: Vote },
) {
  const { db, viewer, now } = context;
  const ofTeam = sideOf(viewer, sides, as) === "company" ? asCompany(context) : null;
  return db.transaction(async (tx) => {
    const application = ofTeam ? await lockForTeam(tx, ofTeam, id) : await lockForColleague(tx, viewer, id);
    refuseOwn(application, viewer);
    const employeeId = ofTeam ? null : viewer.employeeId;
    if (application.applicationState !== "review")
      throw conflict("REVIEW_OVER", "This referral has already been decided.");
    if (employeeId) await saveVote(tx, { applicationId: id, employeeId, vote, at: now() });
    const decided = ofTeam ? vote : outcomeOf(await countVotes(tx, id));
    if (decided)
      await makeMove(tx, application, {
        move: decided === "for" ? "approveReview" : "refuseReview",
        who: { kind: ofTeam ? "company" : "employee", userId: viewer.userId },
        now: now(),
        why: !ofTeam && decided === "against" ? "Coworkers voted against it." : null,
      });
    if (decided === "against") await endReferral(tx, id, now());
    const rows = await selectRows(tx, { where: eq(applications.id, id) });
    const [review] = await presentReviews(tx, rows, employeeId);
    return review!;
  });
}

/** Which side is far enough ahead to decide; null while none is. */
export function outcomeOf(votes: { for: number; against: number }): Vote | null {
  const ahead = votes.for - votes.against;
  if (Math.abs(ahead) < votesAhead) return null;
  return ahead > 0 ? "for" : "against";
}

async function lockForColleague(tx: Transaction, viewer: Viewer, id: string) {
  const application = await lockApplication(tx, id);
  if (!application || application.companyId !== viewer.employerId) throw notFound("Referral");
  return application;
}

/** Others vote and decide: not who referred, not the person it is about, whatever else they are at the company. */
function refuseOwn({ candidateId, employeeId }: Application, viewer: Viewer) {
  if (candidateId === viewer.candidateId) throw notFound("Referral");
  if (employeeId && employeeId === viewer.employeeId)
    throw conflict("OWN_REFERRAL", "Your coworkers vote on the people you refer.");
}

/** Referrals in review with their votes, and the reader's own. */
export async function presentReviews(db: Reader, rows: SelectedRow[], employeeId: string | null) {
  const votes = await tallyVotes(
    db,
    rows.map(({ application }) => application.id),
    employeeId,
  );
  return rows.map(({ application, candidate, job, employeeName }) => ({
    id: application.id,
    applicationState: application.applicationState,
    candidate,
    job,
    referral: employeeName === null ? null : { employeeName, note: application.referralNote },
    ...(votes.get(application.id) ?? noVotes),
    referredAt: application.appliedAt,
  }));
}
