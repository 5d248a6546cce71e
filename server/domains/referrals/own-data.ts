import { eq, or } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { colleagueQuestions, employeePastWork, revealNotifications } from "./tables.ts";

export const referralData: OwnData = {
  async show(db, { employeeId }) {
    if (!employeeId) return {};
    const { text, answer, askedAt, answeredAt } = colleagueQuestions;
    return {
      questionsAboutApplicants: await db
        .select({ text, answer, askedAt, answeredAt })
        .from(colleagueQuestions)
        .where(eq(colleagueQuestions.employeeId, employeeId)),
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
