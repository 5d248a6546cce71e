import { and, count, eq, gte } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { applicationHistory, applications } from "./tables.ts";

/** How many referrals someone asked for since then, and how many of all they asked for still wait for an answer. */
export async function countReferralRequests(
  db: Reader,
  { candidateId, since }: { candidateId: string; since: Date },
) {
  const own = eq(applications.candidateId, candidateId);
  const [row] = await db
    .select({ asked: count() })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
    .where(and(own, eq(applicationHistory.move, "askReferral"), gte(applicationHistory.at, since)));
  const pending = await db.$count(
    applications,
    and(own, eq(applications.applicationState, "referralRequest")),
  );
  return { asked: row!.asked, pending };
}
