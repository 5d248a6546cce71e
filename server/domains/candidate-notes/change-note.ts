import { eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { noteEvents } from "./events.ts";
import { keyOf } from "./forget-note.ts";
import { type NoteRow, lockNote, presentNotes } from "./queries.ts";
import { refuseForeignFiles, refuseStrangers, refuseUnlessAuthor, refuseUnlessMayDelete } from "./rules.ts";
import { candidateNotes } from "./tables.ts";
import { noteTasks } from "./tasks.ts";

interface Changes {
  noteText?: string;
  tags?: string[];
  attachments?: string[];
  mentions?: string[];
  /** Brings it back. */
  deleted?: false;
}
/** Its author changes the words; whoever may delete a note may bring it back. */
export function changeNote(context: CompanyContext, id: string, changes: Changes) {
  return context.db.transaction(async (tx) => {
    const before = await lockNote(tx, context, id);
    const { deleted, ...words } = changes;
    const edits = Object.keys(words).length > 0;
    if (edits) refuseUnlessAuthor(context.viewer, before);
    if (deleted === false) await bringBack(tx, context, before);
    const added = (changes.mentions ?? []).filter((each) => !before.mentionedUserIds.includes(each));
    await refuseStrangers(tx, before.companyId, added);
    const newFiles = (changes.attachments ?? []).filter((each) => !before.fileIds.includes(each));
    await refuseForeignFiles(tx, context, newFiles);
    const [row] = await tx
      .update(candidateNotes)
      .set({
        text: changes.noteText ?? before.text,
        tags: changes.tags ?? before.tags,
        fileIds: changes.attachments ?? before.fileIds,
        mentionedUserIds: changes.mentions ?? before.mentionedUserIds,
        editedAt: edits ? context.now() : before.editedAt,
        deletedAt: deleted === false ? null : before.deletedAt,
      })
      .where(eq(candidateNotes.id, id))
      .returning();
    await tellTeam(tx, context, { row: row!, mentionedUserIds: added });
    const [shown] = await presentNotes(context, tx, [row!]);
    return shown!;
  });
}

/** How long a deleted note can be brought back. */
const keptMs = 3_600_000;

export function removeNote(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockNote(tx, context, id);
    refuseUnlessMayDelete(viewer, row);
    await tx.update(candidateNotes).set({ deletedAt: now() }).where(eq(candidateNotes.id, id));
    const at = new Date(now().getTime() + keptMs);
    await enqueue(tx, noteTasks.forget, { data: { noteId: id }, at, key: keyOf(id) });
    await auditDeletion(tx, context, { row, deleted: true });
    await tellTeam(tx, context, { row, mentionedUserIds: [] });
  });
}

async function bringBack(tx: Transaction, context: CompanyContext, row: NoteRow) {
  refuseUnlessMayDelete(context.viewer, row);
  await cancelTask(tx, keyOf(row.id));
  await auditDeletion(tx, context, { row, deleted: false });
}

function auditDeletion(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { row, deleted }: { row: NoteRow; deleted: boolean },
) {
  const { companyId, candidateId, uploadedPersonId } = row;
  const subject = candidateId
    ? ({ kind: "candidate", id: candidateId, companyId } as const)
    : ({ kind: "uploadedPerson", id: uploadedPersonId, companyId } as const);
  const action = deleted ? "note.deleted" : "note.restored";
  return audit(tx, { viewer, now: now() }, { action, subject, after: { noteId: row.id } });
}

/** The team's open screens read the notes again, and teammates who are named are told. */
export function tellTeam(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { row, mentionedUserIds }: { row: NoteRow; mentionedUserIds: string[] },
) {
  const { id: noteId, companyId, candidateId, uploadedPersonId } = row;
  const byUserId = viewer.userId;
  const data = { noteId, companyId, candidateId, uploadedPersonId, byUserId, mentionedUserIds };
  return publish(tx, noteEvents.changed, { data, at: now() });
}
