import { uploadFolders } from "#contract/files.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { forbidden } from "#server/errors/refusal.ts";
import { mayUpload } from "./folders.ts";
import { sign, signatureHolds } from "./signatures.ts";

const ticketMs = 10 * 60_000;
const purpose = "upload-ticket";

/** A ticket that lets its holder upload one picture folder's files for ten minutes. */
export function uploadTicket({ viewer, config, now }: AuthenticatedContext, folder: "images" | "company") {
  mayUpload(viewer, folder);
  const expiresAt = new Date(now().getTime() + ticketMs);
  const text = `${folder}.${viewer.userId ?? viewer.adminId}.${expiresAt.getTime()}`;
  return {
    ticket: `${text}.${sign(config.secret, purpose, text)}`,
    folder,
    expiresAt,
    maxBytes: uploadFolders[folder].megabytes * 1024 * 1024,
    types: [...uploadFolders[folder].types],
  };
}

/** The folder a ticket was made for. */
export function folderOfTicket({ viewer, config, now }: AuthenticatedContext, ticket: string) {
  const [folder = "", owner, expires, signature = ""] = ticket.split(".");
  const holds =
    signatureHolds(config.secret, { purpose, text: `${folder}.${owner}.${expires}`, signature }) &&
    owner === (viewer.userId ?? viewer.adminId) &&
    Number(expires) >= now().getTime();
  if (!holds) throw forbidden("This upload link isn’t valid. Request a new one.", "BAD_TICKET");
  return folder;
}
