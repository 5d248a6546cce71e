import { and, count, desc, eq, inArray, lte } from "drizzle-orm";
import type { MatchSignal } from "#contract/match-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { myCandidate } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { decidedMatches, signalsOf } from "../queries.ts";
import { matchSignals } from "../tables.ts";
import { effectOf, whatSignalsSay, withDecisions } from "./what-signals-say.ts";

/** What a person did with jobs, newest first, each with what it does to the order of theirs. */
export async function listSignals(
  context: AuthenticatedContext,
  candidateId: string,
  { limit, skip }: { limit: number; skip: number },
) {
  const { db, now } = context;
  const { scoring } = await myCandidate(context, candidateId);
  const own = eq(matchSignals.candidateId, candidateId);
  const [[counted], history, decided, rows] = await Promise.all([
    db.select({ total: count() }).from(matchSignals).where(own),
    signalsOf(db, candidateId),
    decidedMatches(db, candidateId),
    db
      .select({ row: matchSignals, jobTitle: jobs.jobTitle, companyName: companies.companyName })
      .from(matchSignals)
      .innerJoin(jobs, eq(jobs.id, matchSignals.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(own)
      .orderBy(desc(matchSignals.at), desc(matchSignals.id))
      .limit(limit)
      .offset(skip),
  ]);
  const said = withDecisions(whatSignalsSay(history, now()), decided);
  const signals = rows.map(({ row, jobTitle, companyName }) => ({
    id: row.id,
    jobId: row.jobId,
    signal: row.signal,
    at: row.at,
    jobTitle,
    companyName,
    effect: scoring || hides(row.signal) ? effectOf(row, said) : unread,
  }));
  return { total: counted?.total ?? 0, signals };
}

const unread = "No effect while automated scoring is off.";

function hides(signal: MatchSignal) {
  return signal === "hidden" || signal === "shown";
}

/** Of the words that take another one back, the one they take back. */
const takesBack: Partial<Record<MatchSignal, MatchSignal>> = { shown: "hidden", unsaved: "saved" };

/** Erases one entry for good; with one that took an earlier one back, that one goes too and does not count again. */
export async function eraseSignal(
  context: AuthenticatedContext,
  { id, signalId }: { id: string; signalId: string },
) {
  await myCandidate(context, id);
  await context.db.transaction(async (tx) => {
    const own = eq(matchSignals.candidateId, id);
    const [row] = await tx
      .delete(matchSignals)
      .where(and(own, eq(matchSignals.id, signalId)))
      .returning();
    if (!row) throw notFound("Signal");
    const earlier = takesBack[row.signal];
    if (!earlier) return;
    await tx
      .delete(matchSignals)
      .where(
        and(
          own,
          eq(matchSignals.jobId, row.jobId),
          inArray(matchSignals.signal, [row.signal, earlier]),
          lte(matchSignals.at, row.at),
        ),
      );
  });
}

/** Erases the whole history; nothing of it counts from now on. */
export async function eraseSignals(context: AuthenticatedContext, candidateId: string) {
  await myCandidate(context, candidateId);
  await context.db.delete(matchSignals).where(eq(matchSignals.candidateId, candidateId));
}
