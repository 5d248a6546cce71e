import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { scorecardAsks, scorecards } from "./tables.ts";

/** What a team finds is the team's, as its notes are: it is not handed out, and goes with the person. */
export const scorecardData: OwnData = {
  async show(db, { userId }) {
    const { stage, askedAt } = scorecardAsks;
    return {
      scorecardsAsked: await db
        .select({ stage, askedAt })
        .from(scorecardAsks)
        .where(eq(scorecardAsks.userId, userId)),
    };
  },
  async erase(tx, { candidateId, userId }) {
    await tx.delete(scorecardAsks).where(eq(scorecardAsks.userId, userId));
    if (!candidateId) return;
    await tx.delete(scorecardAsks).where(eq(scorecardAsks.candidateId, candidateId));
    await tx.delete(scorecards).where(eq(scorecards.candidateId, candidateId));
  },
};
