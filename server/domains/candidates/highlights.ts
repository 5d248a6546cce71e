import { and, asc, eq } from "drizzle-orm";
import { mostHighlights } from "#contract/candidate-works.ts";
import type { CandidateContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader } from "#server/database/open.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { readFilter } from "#server/http/filter.ts";
import { candidateWorks } from "./tables.ts";

type HighlightRow = typeof candidateWorks.$inferSelect;
type Fields = Omit<HighlightRow, "id" | "candidateId" | "createdAt">;

const { id, candidateId, createdAt } = candidateWorks;
const oldestFirst = [asc(createdAt), asc(id)];

export async function listHighlights({ db, viewer }: CandidateContext, filter: string | undefined) {
  const asked = readFilter(filter, { columns: { id, candidateId, createdAt } });
  return db
    .select()
    .from(candidateWorks)
    .where(and(asked.where, eq(candidateId, viewer.candidateId)))
    .orderBy(...(asked.orderBy.length ? asked.orderBy : oldestFirst))
    .limit(asked.limit)
    .offset(asked.offset);
}

/** Everything a person highlights, as their profile is shown to others. */
export function highlightsOf(db: Reader, owner: string): Promise<HighlightRow[]> {
  return db
    .select()
    .from(candidateWorks)
    .where(eq(candidateId, owner))
    .orderBy(...oldestFirst);
}

export async function addHighlight({ db, viewer, now }: CandidateContext, fields: Fields) {
  if ((await db.$count(candidateWorks, eq(candidateId, viewer.candidateId))) >= mostHighlights)
    throw invalid(`A profile has up to ${mostHighlights} highlights. Remove one first.`, {
      title: "Remove a highlight first",
    });
  const row = { ...fields, id: newId(), candidateId: viewer.candidateId, createdAt: now() };
  await db.insert(candidateWorks).values(row);
  return row;
}

export async function changeHighlight(
  { db, viewer }: CandidateContext,
  rowId: string,
  changes: Partial<Fields>,
) {
  const [row] = Object.keys(changes).length
    ? await db.update(candidateWorks).set(changes).where(mine(viewer.candidateId, rowId)).returning()
    : await db.select().from(candidateWorks).where(mine(viewer.candidateId, rowId));
  if (!row) throw notFound("Highlight");
  return row;
}

export async function removeHighlight({ db, viewer }: CandidateContext, rowId: string) {
  const gone = await db.delete(candidateWorks).where(mine(viewer.candidateId, rowId)).returning();
  if (!gone.length) throw notFound("Highlight");
}

/** The only door to a highlight: its owner's. */
function mine(owner: string, rowId: string) {
  return and(eq(id, rowId), eq(candidateId, owner));
}
