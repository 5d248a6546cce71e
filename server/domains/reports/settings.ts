import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ReportSettings } from "#contract/reports.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { reportSettings } from "./tables.ts";
import { planWeeklyEmail } from "./weekly-email.ts";

const nothingChosen: ReportSettings = { weeklyEmail: false, savedFilters: [] };

export async function findSettings(db: Reader, companyAdminId: string): Promise<ReportSettings> {
  const [row] = await db
    .select()
    .from(reportSettings)
    .where(eq(reportSettings.companyAdminId, companyAdminId));
  return row ?? nothingChosen;
}

/** Everyone of a team decides for themselves. */
export function changeSettings({ db, viewer, now }: CompanyContext, changes: Partial<ReportSettings>) {
  const { companyAdminId, userId, companyId } = viewer;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(reportSettings)
      .values({
        companyAdminId,
        userId,
        companyId,
        ...nothingChosen,
        ...changes,
        stopKey: randomBytes(18).toString("base64url"),
        changedAt: now(),
      })
      .onConflictDoUpdate({
        target: reportSettings.companyAdminId,
        set: { ...changes, changedAt: now() },
      })
      .returning();
    if (changes.weeklyEmail !== undefined) await planWeeklyEmail(tx, row!, now());
    return row!;
  });
}
