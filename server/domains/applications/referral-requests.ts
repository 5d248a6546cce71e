import { and, asc, count, eq, gte } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { makeMove } from "./make-move.ts";
import { applicationHistory, applications } from "./tables.ts";

/** Whether this employee declined to refer the person whose application it is. */
export async function hasDeclinedReferral(db: Reader, id: string, userId: string) {
  const { applicationId, move, actorUserId } = applicationHistory;
  const theirs = and(eq(applicationId, id), eq(move, "declineReferral"), eq(actorUserId, userId));
  return (await db.$count(applicationHistory, theirs)) > 0;
}

interface Leaving {
  employeeId: string;
  now: Date;
}
/** Nobody else was asked what someone was asked by name: it ends when they leave, and the person may ask someone else. */
export async function endRequestsTo(tx: Transaction, { employeeId, now }: Leaving) {
  const open = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.employeeId, employeeId), eq(applications.applicationState, "referralRequest")))
    .orderBy(asc(applications.id))
    .for("update");
  const why = "The coworker you asked can’t refer you anymore.";
  for (const request of open)
    await makeMove(tx, request, { move: "expire", who: { kind: "clock", userId: null }, now, why });
}

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
