import { eq, or } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { employeePastWork, revealNotifications } from "./tables.ts";

export const referralData: OwnData = {
  async erase(tx, { candidateId, employeeId }) {
    if (employeeId) await tx.delete(employeePastWork).where(eq(employeePastWork.employeeId, employeeId));
    if (!candidateId && !employeeId) return;
    await tx
      .delete(revealNotifications)
      .where(
        or(
          candidateId ? eq(revealNotifications.candidateId, candidateId) : undefined,
          employeeId ? eq(revealNotifications.employeeId, employeeId) : undefined,
        ),
      );
  },
};
