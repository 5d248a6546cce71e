import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { tellTeam } from "./change-note.ts";
import { mayNote } from "./noted-people.ts";
import { presentNotes } from "./queries.ts";
import { refuseForeignFiles, refuseStrangers } from "./rules.ts";
import { candidateNotes } from "./tables.ts";

interface NewNote {
  candidateId?: string | null;
  externalCandidatesId?: string | null;
  noteText: string;
  tags?: string[];
  attachments?: string[];
  mentions?: string[];
}

export function writeNote(context: CompanyContext, note: NewNote) {
  return context.db.transaction((tx) => addNote(tx, context, note));
}

/** A note is for the team alone: the person never learns of it. */
export async function addNote(tx: Transaction, context: CompanyContext, note: NewNote) {
  const { viewer, now } = context;
  const { companyId } = viewer;
  const { tags = [], attachments = [], mentions = [] } = note;
  const person = await findPerson(tx, context, note);
  const mentionedUserIds = [...new Set(mentions)];
  await refuseStrangers(tx, companyId, mentionedUserIds);
  await refuseForeignFiles(tx, context, attachments);
  const [row] = await tx
    .insert(candidateNotes)
    .values({
      id: newId(),
      companyId,
      ...person.column,
      authorUserId: viewer.userId,
      text: note.noteText,
      tags,
      fileIds: attachments,
      mentionedUserIds,
      createdAt: now(),
    })
    .returning();
  // The log holds that there is a note, never its words.
  await audit(
    tx,
    { viewer, now: now() },
    { action: "note.written", subject: { ...person.subject, companyId }, after: { noteId: row!.id } },
  );
  await tellTeam(tx, context, { row: row!, mentionedUserIds });
  const [shown] = await presentNotes(context, tx, [row!]);
  return shown!;
}

/** The person whom the viewer may see, as the row and the log name them. */
async function findPerson(
  tx: Transaction,
  { viewer }: CompanyContext,
  { candidateId, externalCandidatesId }: NewNote,
) {
  if (candidateId && (await mayNote(tx, viewer, { kind: "candidateId", id: candidateId })))
    return { column: { candidateId }, subject: { kind: "candidate", id: candidateId } } as const;
  const id = externalCandidatesId;
  if (id && (await mayNote(tx, viewer, { kind: "uploadedPersonId", id })))
    return { column: { uploadedPersonId: id }, subject: { kind: "uploadedPerson", id } } as const;
  throw notFound("Person");
}
