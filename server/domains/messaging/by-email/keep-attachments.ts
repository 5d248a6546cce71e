import type { Attachment } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import { type FileRow, storeFile } from "#server/domains/files/index.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { InboundFile } from "#server/inbound-email/inbound-email.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import type { Conversation } from "../queries.ts";

/** As many as a message that is written here. */
const mostFiles = 10;

interface Files {
  files: InboundFile[];
  /** Null for someone without an account. */
  userId: string | null;
  conversation: Conversation;
}
/** Keeps the files of an email as those of a message are kept; what is refused is named with its sentence. */
export async function keepAttachments(
  tx: Transaction,
  { files, userId, conversation }: Files,
  { outside, now }: TaskContext,
) {
  const { applicationId, companyId, candidateUserId } = conversation;
  const viewer = userId
    ? { userId, adminId: null, companyId: userId === candidateUserId ? null : companyId }
    : null;
  const keeper = { db: tx, viewer, outside, now: () => now };
  const attachments: Attachment[] = [];
  const refused = files
    .slice(mostFiles)
    .map(({ name }) => `${name}: a message has up to ${mostFiles} files.`);
  for (const file of files.slice(0, mostFiles)) {
    try {
      attachments.push(asAttachment(await storeFile(keeper, `messaging/application-${applicationId}`, file)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(`${file.name}: ${error.message}`);
    }
  }
  return { attachments, refused };
}

function asAttachment({ id, name, type, bytes }: FileRow): Attachment {
  return {
    type: type.startsWith("image/") ? "image" : "file",
    title: name,
    file_id: id,
    mime_type: type,
    file_size: bytes,
  };
}
