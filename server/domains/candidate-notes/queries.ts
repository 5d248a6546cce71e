import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { CompanyContext, Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { filesByIds, presentFile } from "#server/domains/files/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { notesFor } from "./noted-people.ts";
import { candidateNotes } from "./tables.ts";

export type NoteRow = typeof candidateNotes.$inferSelect;

/** Notes as the team reads them, with fresh links to their files. */
export async function presentNotes(context: Pick<Context, "config" | "now">, db: Reader, rows: NoteRow[]) {
  const authors = await peopleByIds(
    db,
    rows.map(({ authorUserId }) => authorUserId),
  );
  const files = await filesByIds(
    db,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  return rows.map((row) => ({
    id: row.id,
    companyId: row.companyId,
    candidateId: row.candidateId,
    externalCandidatesId: row.uploadedPersonId,
    noteText: row.text,
    tags: row.tags,
    attachments: row.fileIds.flatMap((id) => {
      const file = files.get(id);
      return file ? [presentFile(context, file)] : [];
    }),
    mentions: row.mentionedUserIds,
    companyAdmin: authors.get(row.authorUserId)!,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
  }));
}

/** The door to changing a note: one of the viewer's team, held until the transaction ends. */
export async function lockNote(tx: Transaction, { viewer }: CompanyContext, id: string): Promise<NoteRow> {
  const [row] = await tx
    .select()
    .from(candidateNotes)
    .where(and(eq(candidateNotes.id, id), notesFor(viewer)))
    .for("update");
  if (!row) throw notFound("Note");
  return row;
}

/** How many notes a company has about a person, as a column of other lists. */
export function notesCountOf(
  kind: "candidateId" | "uploadedPersonId",
  { companyId, personId }: Record<"companyId" | "personId", AnyPgColumn>,
) {
  return sql<number>`(select count(*)::int from ${candidateNotes} where ${and(
    sql`${candidateNotes.companyId} = ${companyId}`,
    sql`${candidateNotes[kind]} = ${personId}`,
    isNull(candidateNotes.deletedAt),
  )})`;
}

/** How many notes a company has about each of some people, with or without an account. */
export async function countNotesOf(
  db: Reader,
  companyId: string,
  ids: string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const person = sql<string>`coalesce(${candidateNotes.candidateId}, ${candidateNotes.uploadedPersonId})`;
  const rows = await db
    .select({ id: person, notes: sql<number>`count(*)::int` })
    .from(candidateNotes)
    .where(
      and(eq(candidateNotes.companyId, companyId), inArray(person, ids), isNull(candidateNotes.deletedAt)),
    )
    .groupBy(person);
  return new Map(rows.map(({ id, notes }) => [id, notes]));
}
