import { eq } from "drizzle-orm";
import { alreadyApplied } from "#contract/applications.ts";
import type { MatchStatus, RejectReason } from "#contract/match-shapes.ts";
import type { CandidateContext, UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { matchDay } from "#shared/times/match-day.ts";
import { findMatch, lockMyMatch } from "../queries.ts";
import { jobMatches } from "../tables.ts";
import { presentMatches } from "./todays-matches.ts";
import { matchEvents } from "../events.ts";

interface Decision {
  status: MatchStatus;
  reason?: RejectReason | null;
  note?: string | null;
}
/** Decides on a match, or takes the decision back on the same day; a reason steers the next ten. */
export async function decideMatch(context: CandidateContext, id: string, { status, reason, note }: Decision) {
  const { db, viewer } = context;
  const at = context.now();
  const row = await db.transaction(async (tx) => {
    const before = await lockMyMatch(tx, context, id);
    if (before.status === "applied") throw conflict("ALREADY_APPLIED", alreadyApplied);
    if (status === "pending") await refuseLate(context, before.day);
    const [after] = await tx
      .update(jobMatches)
      .set({ status, reason: reason ?? null, note: note ?? null, at })
      .where(eq(jobMatches.id, id))
      .returning();
    const { candidateId, jobId } = before;
    const decided = { status, reason: reason ?? null };
    const earlier = { status: before.status, at: before.at.toISOString() };
    await publish(tx, matchEvents.decided, {
      data: { matchId: id, candidateId, jobId, ...decided, before: earlier },
      at,
    });
    return after!;
  });
  const candidate = await findCandidate(db, viewer.candidateId);
  const [match] = await presentMatches(context, [row], candidate?.scoring ?? false);
  if (!match) throw notFound("Match");
  return match;
}

async function refuseLate({ db, now, viewer }: UserContext, day: string) {
  const user = await findUser(db, viewer.userId);
  if (day < matchDay(now(), user?.timeZone ?? "UTC"))
    throw conflict("TOO_LATE", "You can only undo a decision on the day you made it.");
}

/** For the applications: what was applied to is no match anymore. */
export async function markApplied(
  tx: Transaction,
  { candidateId, jobId, now }: { candidateId: string; jobId: string; now: Date },
) {
  const match = await findMatch(tx, candidateId, jobId);
  const applied = { status: "applied" as const, reason: null, at: now };
  if (match?.status === "applied") return;
  if (match) {
    const { status, reason } = match;
    await tx
      .update(jobMatches)
      .set({ ...applied, beforeApplied: { status, reason } })
      .where(eq(jobMatches.id, match.id));
  } else
    await tx
      .insert(jobMatches)
      .values({ id: newId(), candidateId, jobId, day: "", place: 0, chosenFrom: "", ...applied })
      .onConflictDoNothing();
}

/** The same taken back: a match is what it was before, and what was never a match is nothing. */
export async function markNotApplied(
  tx: Transaction,
  { candidateId, jobId, now }: { candidateId: string; jobId: string; now: Date },
) {
  const match = await findMatch(tx, candidateId, jobId);
  if (match?.status !== "applied") return;
  const row = eq(jobMatches.id, match.id);
  if (match.day === "") await tx.delete(jobMatches).where(row);
  else
    await tx
      .update(jobMatches)
      .set({ status: "pending", ...match.beforeApplied, beforeApplied: null, at: now })
      .where(row);
}
