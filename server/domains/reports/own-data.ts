import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { reportSettings } from "./tables.ts";

/** What is counted of applications names nobody; what someone of a team chose is theirs. */
export const reportData: OwnData = {
  async show(db, { userId }) {
    const { weeklyEmail, savedFilters, changedAt } = reportSettings;
    return {
      reportSettings: await db
        .select({ weeklyEmail, savedFilters, changedAt })
        .from(reportSettings)
        .where(eq(reportSettings.userId, userId)),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(reportSettings).where(eq(reportSettings.userId, userId));
  },
};
