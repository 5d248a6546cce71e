import { and, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { type Seeker, poolFor, seekerOf } from "./candidate-pool.ts";
import { jobFeatures } from "../fit/job-features.ts";
import { fitOf } from "../fit/judge-fit.ts";
import { type MatchRow, matchesOfDay } from "../queries.ts";
import { type Pooled, diverse } from "./rank-pool.ts";
import { jobMatches } from "../tables.ts";
import { matchEvents } from "../events.ts";

const aDay = 10;
const ofOneCompany = 2;

type Choosing = Pick<AuthenticatedContext, "db" | "now">;

/** The rows of the person's day: chosen once, and the same until the next morning, whatever is decided. */
export async function chooseForToday(context: Choosing, seeker: Seeker): Promise<MatchRow[]> {
  const { db } = context;
  const day = await dayInForce(db, seeker);
  const rows = await matchesOfDay(db, seeker.candidate.id, day);
  if (rows.length > 0) return judgeAgain(db, seeker, rows);
  const { keeping: pool } = await poolFor(context, seeker);
  return db.transaction(async (tx) => {
    await holdChoice(tx, seeker);
    const chosen = await matchesOfDay(tx, seeker.candidate.id, day);
    return chosen.length > 0 ? chosen : fill(tx, seeker, { pool, day, kept: [], now: context.now() });
  });
}

/** When the person asks for it: what waits makes room for what their preferences of now choose. */
export async function chooseAgain(context: CandidateContext) {
  const { db, now, viewer } = context;
  const seeker = await seekerOf(context, viewer.candidateId);
  const { candidate } = seeker;
  const day = await dayInForce(db, seeker);
  const { keeping: pool } = await poolFor(context, seeker);
  await db.transaction(async (tx) => {
    await holdChoice(tx, seeker);
    const waiting = and(
      eq(jobMatches.candidateId, candidate.id),
      eq(jobMatches.day, day),
      eq(jobMatches.status, "pending"),
    );
    await tx.delete(jobMatches).where(waiting);
    const kept = await matchesOfDay(tx, candidate.id, day);
    await fill(tx, seeker, { pool, day, kept, now: now() });
    await publish(tx, matchEvents.chosenAgain, { data: { candidateId: candidate.id }, at: now() });
  });
}

/** Whoever travels west keeps the list of the morning they have had. */
export async function dayInForce(db: Reader, { candidate, day }: Pick<Seeker, "candidate" | "day">) {
  const [last] = await db
    .select({ day: max(jobMatches.day) })
    .from(jobMatches)
    .where(and(eq(jobMatches.candidateId, candidate.id), gt(jobMatches.day, day)));
  return last?.day ?? day;
}

/** Two devices may ask at once: the lock lets one choose and the other find what was chosen. */
function holdChoice(tx: Transaction, { candidate }: Seeker) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${candidate.id}, 7))`);
}

/** What changed about the person or the job changes the fit, never which jobs are on the list. */
async function judgeAgain(
  db: AuthenticatedContext["db"],
  seeker: Seeker,
  rows: MatchRow[],
): Promise<MatchRow[]> {
  const { candidate, text, fingerprint } = seeker;
  const outdated = rows.filter(
    ({ status, chosenFrom }) => status === "pending" && chosenFrom !== fingerprint,
  );
  if (outdated.length === 0) return rows;
  const { byId } = await jobFeatures(db);
  for (const { id, jobId } of outdated) {
    const job = byId.get(jobId);
    const fit = job && candidate.scoring ? fitOf(job.read(), text) : null;
    await db
      .update(jobMatches)
      .set({
        chosenFrom: fingerprint,
        ...((job || !candidate.scoring) && { fit, score: fit?.score ?? null }),
      })
      .where(and(eq(jobMatches.id, id), eq(jobMatches.status, "pending")));
  }
  return matchesOfDay(db, candidate.id, rows[0]!.day);
}

interface Filling {
  pool: Pooled[];
  day: string;
  kept: MatchRow[];
  now: Date;
}
async function fill(tx: Transaction, seeker: Seeker, { pool, day, kept, now }: Filling) {
  const { candidate, fingerprint, preferencesHash } = seeker;
  const left = pool.filter(({ job }) => !kept.some(({ jobId }) => jobId === job.id));
  const limit = Math.max(0, aDay - kept.length);
  const beside = await companiesAndTitles(tx, kept);
  const chosen = diverse(left, { limit, perCompany: ofOneCompany, beside });
  const first = Math.max(-1, ...kept.map(({ place }) => place)) + 1;
  for (const [order, { job, fit }] of chosen.entries()) {
    const fresh = {
      score: fit?.score ?? null,
      fit,
      day,
      place: first + order,
      chosenFrom: fingerprint,
      chosenFor: preferencesHash,
      at: now,
    };
    await tx
      .insert(jobMatches)
      .values({ id: newId(), candidateId: candidate.id, jobId: job.id, ...fresh })
      .onConflictDoUpdate({
        target: [jobMatches.candidateId, jobMatches.jobId],
        set: fresh,
        setWhere: eq(jobMatches.status, "pending"),
      });
  }
  return matchesOfDay(tx, candidate.id, day);
}

function companiesAndTitles(tx: Transaction, kept: readonly MatchRow[]) {
  const ids = kept.map(({ jobId }) => jobId);
  return tx
    .select({ companyId: jobs.companyId, title: jobs.jobTitle })
    .from(jobs)
    .where(inArray(jobs.id, ids));
}
