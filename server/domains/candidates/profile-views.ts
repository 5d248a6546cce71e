import { count, eq, max } from "drizzle-orm";
import type { Seen } from "#server/domains/accounts/index.ts";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { profileViews } from "./tables.ts";

/** Keeps that a company read a profile today; what support looks at is in the log of administrators. */
export async function seeProfile(
  { db, viewer, now }: Pick<Context, "db" | "viewer" | "now">,
  { candidateId, companyId }: { candidateId: string; companyId: string },
) {
  if (viewer?.lookedAtBy) return;
  const day = now().toISOString().slice(0, 10);
  await db.insert(profileViews).values({ candidateId, companyId, day }).onConflictDoNothing();
}

/** How often companies read a profile, each once a day. */
export async function countProfileViews(db: Reader, candidateId: string): Promise<number> {
  const [row] = await db
    .select({ views: count() })
    .from(profileViews)
    .where(eq(profileViews.candidateId, candidateId));
  return row!.views;
}

/** Which companies read a profile, on how many days, and when last. */
export async function companiesThatRead(db: Reader, candidateId: string): Promise<Seen[]> {
  const { companyId, day } = profileViews;
  const rows = await db
    .select({ companyId, last: max(day), days: count() })
    .from(profileViews)
    .where(eq(profileViews.candidateId, candidateId))
    .groupBy(companyId);
  return rows.map(({ companyId, last, days }) => {
    const at = new Date(`${last}T00:00:00Z`);
    return { companyId, what: "profile", jobTitle: null, at, openedAt: at, days };
  });
}
