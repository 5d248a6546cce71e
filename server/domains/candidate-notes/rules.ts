import type { CompanyContext, CompanyViewer } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { areTeammates } from "#server/domains/companies/index.ts";
import { holdFiles } from "#server/domains/files/index.ts";
import { forbidden, invalid } from "#server/errors/refusal.ts";
import { notYourNote } from "#contract/candidate-notes.ts";
import type { NoteRow } from "./queries.ts";

/** A note says what its author means: nobody else changes the words. */
export function refuseUnlessAuthor({ userId }: CompanyViewer, { authorUserId }: NoteRow) {
  if (userId !== authorUserId) throw forbidden(notYourNote, "NOT_YOUR_NOTE");
}

/** Its author deletes a note, and whoever manages the team. */
export function refuseUnlessMayDelete(viewer: CompanyViewer, note: NoteRow) {
  if (!viewer.team.permissions.team) refuseUnlessAuthor(viewer, note);
}

/** Only people who hire for the company are named in its notes. */
export async function refuseStrangers(tx: Transaction, companyId: string, userIds: string[]) {
  if (!(await areTeammates(tx, companyId, userIds)))
    throw invalid("You can only mention people on your team.", { mentions: "Not everyone is on your team" });
}

/** Only files that the author put into the folder of notes; they stay until the note has them. */
export async function refuseForeignFiles(tx: Transaction, { viewer }: CompanyContext, fileIds: string[]) {
  const files = await holdFiles(tx, fileIds);
  const own = fileIds.every((id) => {
    const file = files.get(id);
    return file?.ownerUserId === viewer.userId && file.key.startsWith("notes/");
  });
  if (!own)
    throw invalid(
      "We can’t find a file. Attach it again.",
      { attachments: "Attach the file again" },
      "NO_SUCH_FILE",
    );
}
