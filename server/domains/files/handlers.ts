import type { files } from "#contract/files.ts";
import type { DomainHandlers } from "#server/context.ts";
import { serveFile } from "./serve-file.ts";
import { uploadFile } from "./store-file.ts";
import { uploadTicket } from "./upload-tickets.ts";

export const fileHandlers: DomainHandlers<typeof files> = {
  upload: ({ body, file, ...context }) => uploadFile(context, body, file),
  read: ({ params, query, ...context }) => serveFile(context, params.id, query),
  uploadSignature: ({ query, ...context }) => uploadTicket(context, query.folder),
};
