import type { AuthenticatedContext } from "#server/context.ts";
import { findFile, presentFile } from "#server/domains/files/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { myConversation } from "./queries.ts";

/** A file that was sent in a conversation, for those who take part; the team's files for the team alone. */
export async function showAttachment(context: AuthenticatedContext, applicationId: string, fileId: string) {
  const { side } = await myConversation(context, applicationId);
  const file = await findFile(context.db, fileId);
  const folders = [`application-${applicationId}`, ...(side === "company" ? [`team-${applicationId}`] : [])];
  if (!file || !folders.some((folder) => file.key.startsWith(`messaging/${folder}/`))) throw notFound("File");
  return presentFile(context, file);
}
