import { queryOptions } from "@tanstack/react-query";
import type { Attachment } from "#contract/chat/shapes.ts";
import type { StoredFile } from "#contract/files.ts";
import { api } from "#web/api/client.ts";

/** A file as a message carries it: which one it is; its link is asked for when it is shown. */
export interface SentFile {
  fileId: string;
  name: string;
  type: string;
  bytes: number;
}

/** Whose conversation a channel is, and where its files are kept. */
export function placeOf(cid: string) {
  const [type, id = ""] = cid.split(":");
  const applicationId = id.replace(/^application-/, "");
  const owner = type === "team" ? "team" : "application";
  return { applicationId, folder: `messaging/${owner}-${applicationId}` };
}

export function asAttachment({ id, name, type, bytes }: StoredFile): Attachment {
  return {
    type: type.startsWith("image/") ? "image" : "file",
    title: name,
    file_id: id,
    mime_type: type,
    file_size: bytes,
  };
}

/** The files in a message's attachments; what other programs attached is left to them. */
export function sentFiles(attachments: readonly Attachment[] | undefined): SentFile[] {
  return (attachments ?? []).flatMap(({ file_id: fileId, title, mime_type: type, file_size: bytes }) =>
    typeof fileId === "string"
      ? [{ fileId, name: title ?? "File", type: String(type ?? ""), bytes: Number(bytes ?? 0) }]
      : [],
  );
}

const linkLivesMs = 9 * 60_000;
/** A file's link, asked for again before its ten minutes are over. */
export const linkOf = (applicationId: string, fileId: string) =>
  queryOptions({
    queryKey: ["attachment", applicationId, fileId],
    queryFn: () => api.messaging.attachment({ params: { id: applicationId, fileId } }),
    staleTime: linkLivesMs,
    gcTime: linkLivesMs,
  });
