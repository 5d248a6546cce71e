import { randomBytes } from "node:crypto";
import { type SQL, and, eq, sql } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { candidateLists } from "../tables.ts";
import { showList } from "./list-saved-jobs.ts";

const mine = ({ viewer }: CandidateContext, id: string) =>
  and(eq(candidateLists.id, id), eq(candidateLists.candidateId, viewer.candidateId));

/** The only door to a list: the candidate's own, there until the transaction ends. */
export async function holdMyList(tx: Transaction, context: CandidateContext, id: string) {
  const [row] = await tx.select().from(candidateLists).where(mine(context, id)).for("update");
  if (!row) throw notFound("List");
  return row;
}

export function renameList(context: CandidateContext, id: string, name: string) {
  return changeList(context, id, { name });
}

/** Jobs on it stay saved, on no list. */
export async function removeList(context: CandidateContext, id: string) {
  const [removed] = await context.db.delete(candidateLists).where(mine(context, id)).returning();
  if (!removed) throw notFound("List");
}

/** A list that is shared already keeps its link. */
export function shareList(context: CandidateContext, id: string, shownName: string | null) {
  const key = randomBytes(18).toString("base64url");
  return changeList(context, id, {
    shareKey: sql`coalesce(${candidateLists.shareKey}, ${key})`,
    shownName: shownName || null,
  });
}

export function unshareList(context: CandidateContext, id: string) {
  return changeList(context, id, { shareKey: null, shownName: null });
}

interface Changes {
  name?: string;
  shareKey?: SQL | null;
  shownName?: string | null;
}
async function changeList(context: CandidateContext, id: string, changes: Changes) {
  const [changed] = await context.db.update(candidateLists).set(changes).where(mine(context, id)).returning();
  if (!changed) throw notFound("List");
  return showList(context, id);
}
