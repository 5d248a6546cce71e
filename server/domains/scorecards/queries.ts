import { and, asc, eq } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { scorecardAsks, scorecards } from "./tables.ts";

export type ScorecardRow = typeof scorecards.$inferSelect;

/** Every scorecard about an application, the earliest first. */
export function scorecardsAbout(db: Reader, applicationId: string) {
  return db
    .select()
    .from(scorecards)
    .where(eq(scorecards.applicationId, applicationId))
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id));
}

/** Everyone who was asked about an application, the earliest first. */
export function asksAbout(db: Reader, applicationId: string) {
  return db
    .select()
    .from(scorecardAsks)
    .where(eq(scorecardAsks.applicationId, applicationId))
    .orderBy(asc(scorecardAsks.askedAt), asc(scorecardAsks.userId));
}

interface Part {
  applicationId: string;
  stage: string;
  userId: string;
}
export async function findOwn(db: Reader, { applicationId, stage, userId }: Part) {
  const [row] = await db
    .select()
    .from(scorecards)
    .where(
      and(
        eq(scorecards.applicationId, applicationId),
        eq(scorecards.stage, stage),
        eq(scorecards.byUserId, userId),
      ),
    );
  return row;
}

export async function lockAsk(tx: Transaction, part: Part) {
  const [row] = await tx.select().from(scorecardAsks).where(isAsk(part)).for("update");
  return row;
}

export function isAsk({ applicationId, stage, userId }: Part) {
  return and(
    eq(scorecardAsks.applicationId, applicationId),
    eq(scorecardAsks.stage, stage),
    eq(scorecardAsks.userId, userId),
  );
}
