import { and, asc, eq, getTableColumns, inArray, ne, not } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { applicationScores, applicationViews } from "./decision-log/tables.ts";
import { feedViews } from "./feed/tables.ts";
import { applicationTags, applicationVotes } from "./notes/tables.ts";
import { everApplied, onlyAsked } from "./ever-reached.ts";
import { makeMove } from "./make-move.ts";
import { endRequestsTo } from "./referral-requests.ts";
import { forgetReferrals, linksKeptOf, referralsKeptOf } from "./referrals/own-referrals.ts";
import { lockApplication } from "./queries.ts";
import { mayMove } from "./rules.ts";
import { asCandidateSees } from "./undo/pending-action.ts";
import { applicationDrafts, applicationHistory, applications, sentResumes } from "./tables.ts";

export const applicationData: OwnData = {
  async show(db, { candidateId, employeeId, userId }) {
    const opened = await db.select().from(applicationViews).where(eq(applicationViews.userId, userId));
    const employeeReferrals = await referralsKeptOf(db, { candidateId, employeeId });
    const followedLinks = await linksKeptOf(db, userId);
    const feedLists = await db.select().from(feedViews).where(eq(feedViews.userId, userId));
    const own = { applicationViews: opened, employeeReferrals, followedLinks, feedViews: feedLists };
    const more = { ...own, ...(employeeId && { applicationVotes: await votesOf(db, employeeId) }) };
    if (!candidateId) return more;
    const sent = await db
      .select({ application: applications, jobTitle: jobs.jobTitle, resume: sentResumes })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(sentResumes, eq(sentResumes.applicationId, applications.id))
      .where(eq(applications.candidateId, candidateId));
    return {
      applications: sent
        .filter(({ application }) => application.applicationState !== "lead")
        .map(({ application, jobTitle, resume }) => ({ jobTitle, ...shown(application), resume })),
      applicationHistory: await movesOf(db, candidateId),
      applicationScores: await db
        .select(getTableColumns(applicationScores))
        .from(applicationScores)
        .innerJoin(applications, eq(applications.id, applicationScores.applicationId))
        .where(and(eq(applications.candidateId, candidateId), ne(applications.applicationState, "lead")))
        .orderBy(asc(applicationScores.at)),
      ...more,
      drafts: await db.select().from(applicationDrafts).where(eq(applicationDrafts.candidateId, candidateId)),
    };
  },
  async seenBy(db, { candidateId }) {
    if (!candidateId) return [];
    const { companyId, applicationState: state, appliedAt: at, seenAt: openedAt } = applications;
    const sent = await db
      .select({ companyId, jobTitle: jobs.jobTitle, at, openedAt, applied: everApplied })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.candidateId, candidateId), ne(state, "lead"), not(onlyAsked)));
    return sent.map(({ applied, ...row }) => ({
      ...row,
      what: applied ? ("application" as const) : ("invitation" as const),
      days: row.openedAt ? 1 : 0,
    }));
  },
  /** What is open is withdrawn; the company keeps that someone applied and how it ended, and nothing about whom. */
  async erase(tx, { candidateId, employeeId, userId }, now) {
    if (employeeId) await endRequestsTo(tx, { employeeId, now });
    await forgetReferrals(tx, { candidateId, employeeId, userId });
    await tx.delete(feedViews).where(eq(feedViews.userId, userId));
    if (!candidateId) return;
    for (const id of await idsOf(tx, candidateId)) {
      const row = (await lockApplication(tx, id))!;
      if (mayMove("withdraw", row))
        await makeMove(tx, row, { move: "withdraw", who: { kind: "candidate", userId }, now });
      await makeNobodys(tx, id);
    }
    await tx.delete(applicationDrafts).where(eq(applicationDrafts.candidateId, candidateId));
  },
};

/** What the person did with their applications; what the team did is the team's. */
function movesOf(db: Reader, candidateId: string) {
  const { applicationId, at, move } = applicationHistory;
  return db
    .select({ applicationId, at, move })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(and(eq(applications.candidateId, candidateId), eq(applicationHistory.actorKind, "candidate")))
    .orderBy(asc(at));
}

/** What an employee said about people whom colleagues referred. */
function votesOf(db: Reader, employeeId: string) {
  const { applicationId, vote, at } = applicationVotes;
  return db
    .select({ applicationId, vote, at })
    .from(applicationVotes)
    .where(eq(applicationVotes.employeeId, employeeId))
    .orderBy(asc(at));
}

/** What the team thinks stays with the team, as does what it could still undo. */
function shown(application: typeof applications.$inferSelect) {
  const {
    saved: _,
    ignored: __,
    muted: ___,
    passAt: ____,
    pendingUndo: _____,
    version: ______,
    ...own
  } = asCandidateSees(application);
  return { ...own, endReason: own.applicationState === "denied" ? null : own.endReason };
}

async function idsOf(db: Reader, candidateId: string) {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(asc(applications.id));
  return rows.map(({ id }) => id);
}

async function makeNobodys(tx: Transaction, id: string) {
  await tx.delete(sentResumes).where(eq(sentResumes.applicationId, id));
  await tx.update(applicationScores).set({ fit: null }).where(eq(applicationScores.applicationId, id));
  await tx.delete(applicationTags).where(eq(applicationTags.applicationId, id));
  await tx
    .update(applicationHistory)
    .set({ why: null })
    .where(
      and(
        eq(applicationHistory.applicationId, id),
        inArray(applicationHistory.actorKind, ["candidate", "company", "employee"]),
      ),
    );
  await tx
    .update(applications)
    .set({
      answers: [],
      pitch: null,
      invitation: null,
      referralNote: null,
      resumeId: null,
      fit: null,
      verdicts: [],
      endReason: null,
    })
    .where(eq(applications.id, id));
}
