import { type SQL, and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { dropFile } from "#server/domains/files/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { candidateNotes } from "./tables.ts";
import type { noteTasks } from "./tasks.ts";

export const keyOf = (noteId: string) => `forget-note:${noteId}`;

/** The task "candidateNotes.forget": a deleted note can no longer be brought back. */
export function forgetNote(
  tx: Transaction,
  { noteId }: DataOf<typeof noteTasks.forget>,
  { now }: TaskContext,
) {
  return drop(tx, and(eq(candidateNotes.id, noteId), isNotNull(candidateNotes.deletedAt)), now);
}

/** What every team wrote about a candidate goes with the account. */
export function dropNotesAboutCandidate(tx: Transaction, candidateId: string, now: Date) {
  return drop(tx, eq(candidateNotes.candidateId, candidateId), now);
}

/** What a company wrote about people it uploaded goes with them. */
export async function dropNotesAboutUploaded(tx: Transaction, personIds: string[], now: Date) {
  if (personIds.length > 0) await drop(tx, inArray(candidateNotes.uploadedPersonId, personIds), now);
}

async function drop(tx: Transaction, where: SQL | undefined, now: Date) {
  const gone = await tx.delete(candidateNotes).where(where).returning({ fileIds: candidateNotes.fileIds });
  for (const id of gone.flatMap(({ fileIds }) => fileIds)) await dropFile(tx, id, now);
}
