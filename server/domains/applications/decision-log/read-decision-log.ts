import { asc, eq } from "drizzle-orm";
import { applicationMoves } from "#contract/application-shapes.ts";
import type { Fit } from "#contract/fit-shapes.ts";
import { productName } from "#shared/product.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { findRow } from "../find-row.ts";
import type { Application } from "../queries.ts";
import { applicationHistory } from "../tables.ts";
import { applicationScores, applicationViews } from "./tables.ts";

/** The score as it stood when someone looked or decided. */
interface Standing {
  score: number | null;
  scorerVersion: string | null;
}
interface Score extends Standing {
  /** Null where it was made before scores were kept. */
  at: string | null;
  fit: Fit | null;
}
export interface DecisionLog {
  application: { id: string; jobTitle: string; candidate: string; appliedAt: string };
  exportedAt: string;
  scores: Score[];
  views: ({ at: string; by: string } & Standing)[];
  moves: ({
    at: string;
    move: string;
    by: string;
    from: string | null;
    to: string;
    why: string | null;
    undone: boolean;
  } & Standing)[];
}

/** What an employer has to be able to show: inputs, scores and their versions, who looked, what was decided and when. */
export async function readDecisionLog(db: Reader, application: Application, now: Date): Promise<DecisionLog> {
  const { id, appliedAt } = application;
  const { job, candidate } = await findRow(db, id, now);
  const scores = await readScores(db, application);
  return {
    application: {
      id,
      jobTitle: job.jobTitle,
      candidate: candidate.fullName,
      appliedAt: appliedAt.toISOString(),
    },
    exportedAt: now.toISOString(),
    scores,
    views: await readViews(db, id, scores),
    moves: await readMoves(db, id, scores),
  };
}

async function readViews(db: Reader, id: string, scores: readonly Score[]) {
  const views = await db
    .select({ at: applicationViews.at, fullName: users.fullName })
    .from(applicationViews)
    .leftJoin(users, eq(users.id, applicationViews.userId))
    .where(eq(applicationViews.applicationId, id))
    .orderBy(asc(applicationViews.at));
  return views.map(({ at, fullName }) => ({
    at: at.toISOString(),
    by: fullName ?? gone,
    ...standingAt(scores, at),
  }));
}

async function readMoves(db: Reader, id: string, scores: readonly Score[]) {
  const moves = await db
    .select({ entry: applicationHistory, fullName: users.fullName })
    .from(applicationHistory)
    .leftJoin(users, eq(users.id, applicationHistory.actorUserId))
    .where(eq(applicationHistory.applicationId, id))
    .orderBy(asc(applicationHistory.at), asc(applicationHistory.id));
  return moves.map(({ entry, fullName }) => ({
    at: entry.at.toISOString(),
    move: (applicationMoves as Record<string, string>)[entry.move] ?? entry.move,
    by: fullName ?? nameFor(entry),
    from: placeOf(entry.fromState, entry.fromStage),
    to: placeOf(entry.toState, entry.toStage)!,
    why: entry.why,
    undone: entry.undone,
    ...standingAt(scores, entry.at),
  }));
}

const gone = "Someone whose account is deleted";

function nameFor({ actorKind, actorUserId }: typeof applicationHistory.$inferSelect) {
  if (actorUserId) return gone;
  return actorKind === "admin" ? productName : "Automatically";
}

function placeOf(state: string | null, stage: string | null) {
  return state && stage ? `${state}, ${stage}` : state;
}

/** Where none was kept, the one that stands was made before scores were kept. */
async function readScores(db: Reader, { id, score, fit }: Application): Promise<Score[]> {
  const kept = await db
    .select()
    .from(applicationScores)
    .where(eq(applicationScores.applicationId, id))
    .orderBy(asc(applicationScores.at), asc(applicationScores.id));
  if (kept.length === 0 && fit) return [{ at: null, score, scorerVersion: fit.modelVersion, fit }];
  return kept.map(({ at, modelVersion, ...each }) => ({
    at: at.toISOString(),
    score: each.score,
    scorerVersion: modelVersion,
    fit: each.fit ?? null,
  }));
}

function standingAt(scores: readonly Score[], at: Date): Standing {
  const last = scores.findLast((each) => (each.at ?? "") <= at.toISOString());
  return { score: last?.score ?? null, scorerVersion: last?.scorerVersion ?? null };
}
