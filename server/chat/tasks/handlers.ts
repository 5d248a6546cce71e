import type { tasks } from "#contract/chat/tasks.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { exportChannels } from "./export-channels.ts";
import { createImport, createImportUrl, getImport, listImports } from "./imports.ts";
import { presentTask } from "../store/tasks/tasks.ts";

export const taskHandlers: Handlers<typeof tasks, ChatCall> = {
  getTask: ({ params, ...call }) => getTask(call, params.id),
  exportChannels: ({ body, ...call }) => exportChannels(call, body),
  getExportChannelsStatus: ({ params, ...call }) => getTask(call, params.id, "exportChannels"),
  createImportUrl: ({ body, ...call }) => createImportUrl(call, body.filename),
  createImport: ({ body, ...call }) => createImport(call, body),
  listImports: ({ query, ...call }) => listImports(call, query),
  getImport: ({ params, ...call }) => getImport(call, params.id),
};

function getTask(call: ChatCall, id: string, kind?: string) {
  refuseUnlessServer(call);
  return presentTask(call.db, id, kind);
}
