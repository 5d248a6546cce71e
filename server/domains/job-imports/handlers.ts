import type { jobImports } from "#contract/job-imports.ts";
import type { DomainHandlers } from "#server/context.ts";
import { showLineChanges } from "./line-changes.ts";
import { previewImport } from "./preview-import.ts";
import { listImports, listLines, showImport } from "./queries.ts";
import { commitImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

export const jobImportHandlers: DomainHandlers<typeof jobImports> = {
  preview: ({ params, body, ...context }) => previewImport(context, params.id, body),
  previewFile: ({ params, body, file, ...context }) =>
    previewImport(context, params.id, {
      ...body,
      text: file.bytes.toString("utf8"),
      fileName: file.name.slice(0, 200),
    }),
  list: ({ params, ...context }) => listImports(context, params.id),
  get: ({ params, ...context }) => showImport(context, params.id, params.importId),
  lines: ({ params, ...context }) => listLines(context, params.id, params.importId),
  lineChanges: ({ params, ...context }) =>
    showLineChanges(context, {
      companyId: params.id,
      importId: params.importId,
      position: Number(params.position),
    }),
  commit: ({ params, body, ...context }) =>
    commitImport(context, { companyId: params.id, id: params.importId }, body),
  undo: ({ params, ...context }) => undoImport(context, { companyId: params.id, id: params.importId }),
};
