import { and, asc, eq, getTableColumns, inArray, ne, notInArray } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { applicationScores, applicationViews } from "./decision-log/tables.ts";
import { applicationTags } from "./notes/tables.ts";
import { makeMove } from "./make-move.ts";
import { forgetReferrals, linksKeptOf, referralsKeptOf } from "./referrals/own-referrals.ts";
import { lockApplication } from "./queries.ts";
import { mayMove } from "./rules.ts";
import { applicationDrafts, applicationHistory, applications, sentResumes } from "./tables.ts";

export const applicationData: OwnData = {
  async show(db, { candidateId, employeeId, userId }) {
    const opened = await db.select().from(applicationViews).where(eq(applicationViews.userId, userId));
    const employeeReferrals = await referralsKeptOf(db, { candidateId, employeeId });
    const followedLinks = await linksKeptOf(db, userId);
    if (!candidateId) return { applicationViews: opened, employeeReferrals, followedLinks };
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
      applicationScores: await db
        .select(getTableColumns(applicationScores))
        .from(applicationScores)
        .innerJoin(applications, eq(applications.id, applicationScores.applicationId))
        .where(and(eq(applications.candidateId, candidateId), ne(applications.applicationState, "lead")))
        .orderBy(asc(applicationScores.at)),
      applicationViews: opened,
      employeeReferrals,
      followedLinks,
      drafts: await db.select().from(applicationDrafts).where(eq(applicationDrafts.candidateId, candidateId)),
    };
  },
  async seenBy(db, { candidateId }) {
    if (!candidateId) return [];
    const { companyId, applicationState: state, appliedAt: at, seenAt: openedAt } = applications;
    const sent = await db
      .select({ companyId, jobTitle: jobs.jobTitle, at, openedAt })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.candidateId, candidateId), notInArray(state, ["lead", "outbound"])));
    return sent.map((row) => ({ ...row, what: "application" as const, days: row.openedAt ? 1 : 0 }));
  },
  /** What is open is withdrawn; the company keeps that someone applied and how it ended, and nothing about whom. */
  async erase(tx, { candidateId, employeeId, userId }, now) {
    await forgetReferrals(tx, { candidateId, employeeId, userId });
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

/** What the team thinks stays with the team. */
function shown(application: typeof applications.$inferSelect) {
  const {
    saved: _,
    ignored: __,
    muted: ___,
    passAt: ____,
    pendingUndo: _____,
    version: ______,
    ...own
  } = application;
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
