import { eq, or } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { colleagueQuestions, employeePastWork, revealNotifications } from "./tables.ts";

export const referralData: OwnData = {
  async show(db, { candidateId, employeeId }) {
    if (!employeeId) return candidateId ? { shownToCoworkers: await shownToCoworkers(db, candidateId) } : {};
    const { text, answer, askedAt, answeredAt } = colleagueQuestions;
    return {
      questionsAboutApplicants: await db
        .select({ text, answer, askedAt, answeredAt })
        .from(colleagueQuestions)
        .where(eq(colleagueQuestions.employeeId, employeeId)),
      pastWork: await db.select().from(employeePastWork).where(eq(employeePastWork.employeeId, employeeId)),
      reveals: await revealsTo(db, employeeId),
      ...(candidateId && { shownToCoworkers: await shownToCoworkers(db, candidateId) }),
    };
  },
  async erase(tx, { candidateId, employeeId }) {
    if (employeeId) await tx.delete(employeePastWork).where(eq(employeePastWork.employeeId, employeeId));
    if (!candidateId && !employeeId) return;
    for (const table of [revealNotifications, colleagueQuestions])
      await tx
        .delete(table)
        .where(
          or(
            candidateId ? eq(table.candidateId, candidateId) : undefined,
            employeeId ? eq(table.employeeId, employeeId) : undefined,
          ),
        );
  },
};

/** Whom an employee was asked about is the other's; that they were asked, and what they said, is theirs. */
function revealsTo(db: Reader, employeeId: string) {
  const { jobId, state, createdAt, answeredAt } = revealNotifications;
  return db
    .select({ jobId, state, createdAt, answeredAt })
    .from(revealNotifications)
    .where(eq(revealNotifications.employeeId, employeeId));
}

/** At which companies the person's name was shown to people who may know them; who that was stays with these. */
function shownToCoworkers(db: Reader, candidateId: string) {
  const { companyId, jobId, createdAt: at } = revealNotifications;
  return db
    .select({ companyId, jobId, at })
    .from(revealNotifications)
    .where(eq(revealNotifications.candidateId, candidateId));
}
