import { and, asc, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { lockCandidate } from "#server/domains/candidates/index.ts";
import { findFile } from "#server/domains/files/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { resumeReadings, resumes } from "./tables.ts";

export type ResumeRow = typeof resumes.$inferSelect;

/** The only door to a resume for its owner. */
export async function myResume(context: AuthenticatedContext, db: Reader, id: string): Promise<ResumeRow> {
  const row = await myResumeEvenDeleted(context, db, id);
  if (row.deleted) throw notFound("Resume");
  return row;
}

/** The same for who takes a deletion back. */
export async function myResumeEvenDeleted(
  { viewer }: AuthenticatedContext,
  db: Reader,
  id: string,
): Promise<ResumeRow> {
  const row = await findResume(db, id);
  if (row?.candidateId !== viewer.candidateId || !row) throw notFound("Resume");
  return row;
}

/** The default resume of a candidate, or the newest where none was chosen. */
export async function defaultResume(db: Reader, candidateId: string): Promise<ResumeRow | undefined> {
  const [row] = await listResumes(db, candidateId);
  return row;
}

/** One's own resume, or without an id the default one. */
export async function chosenResume(context: CandidateContext, id: string | undefined): Promise<ResumeRow> {
  const { db, viewer } = context;
  const row = id ? await myResume(context, db, id) : await defaultResume(db, viewer.candidateId);
  if (!row) throw notFound("Resume");
  return row;
}

/** The default first, then the newest; versions for single jobs last. */
export function listResumes(db: Reader, candidateId: string): Promise<ResumeRow[]> {
  return db
    .select()
    .from(resumes)
    .where(and(eq(resumes.candidateId, candidateId), eq(resumes.deleted, false)))
    .orderBy(desc(resumes.isDefault), asc(isNotNull(resumes.jobId)), desc(resumes.id));
}

/** Those among these resumes that were not deleted. */
export async function resumesLeft(db: Reader, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(inArray(resumes.id, ids), eq(resumes.deleted, false)));
  return rows.map(({ id }) => id);
}

/** Holds all resumes of a person until the transaction ends: one is the default, and versions are written from what their base says. */
export async function lockResumes(tx: Transaction, candidateId: string) {
  await lockCandidate(tx, candidateId);
}

/** A resume whoever it belongs to, deleted or not: an application keeps the one it was sent with. */
export async function findResume(db: Reader, id: string): Promise<ResumeRow | undefined> {
  const [row] = await db.select().from(resumes).where(eq(resumes.id, id));
  return row;
}

/** A reading of one's own document, held until it is a resume. */
export async function lockMyReading({ viewer }: AuthenticatedContext, tx: Transaction, fileId: string) {
  const [reading] = await tx
    .select()
    .from(resumeReadings)
    .where(eq(resumeReadings.fileId, fileId))
    .for("update");
  const file = await findFile(tx, fileId);
  if (!reading || file?.ownerUserId !== viewer.userId) throw notFound("File");
  return reading;
}

/** Makes one resume the default; there is never a second. */
export async function makeDefault(tx: Transaction, candidateId: string, id: string) {
  await tx
    .update(resumes)
    .set({ isDefault: false })
    .where(and(eq(resumes.candidateId, candidateId), ne(resumes.id, id), eq(resumes.isDefault, true)));
  await tx.update(resumes).set({ isDefault: true }).where(eq(resumes.id, id));
}

/** The resume that was chosen, otherwise the person's default or newest one. */
export async function chooseResume(
  tx: Transaction,
  { candidateId, resumeId }: { candidateId: string; resumeId?: string | null },
) {
  const [resume] = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.candidateId, candidateId),
        eq(resumes.deleted, false),
        resumeId ? eq(resumes.id, resumeId) : undefined,
      ),
    )
    .orderBy(desc(resumes.isDefault), desc(resumes.changedAt))
    .limit(1);
  if (resumeId && !resume) throw notFound("Resume");
  return resume?.id ?? null;
}
