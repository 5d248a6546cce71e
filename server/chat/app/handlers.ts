import type { app } from "#contract/chat/app.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { runMessageAction } from "../messages/run-action.ts";
import { missing } from "../protocol/errors.ts";
import { getApp, updateApp } from "./app-settings.ts";
import { checkPush } from "./check-push.ts";
import { checkSns, checkSqs } from "./check-queues.ts";
import { createCommand, deleteCommand, getCommand, listCommands, updateCommand } from "./commands.ts";
import { readOpenGraph } from "../attachments/open-graph.ts";
import { getRateLimits } from "./rate-limits.ts";
import { translateMessage, translateText } from "./translate.ts";

export const appHandlers: Handlers<typeof app, ChatCall> = {
  getApp: (call) => getApp(call),
  updateApp: ({ body, ...call }) => updateApp(call, body),
  getRateLimits: ({ query, ...call }) => getRateLimits(call, query),
  checkPush: ({ body, ...call }) => checkPush(call, body),
  checkSqs: ({ body, ...call }) => checkSqs(call, body),
  checkSns: ({ body, ...call }) => checkSns(call, body),
  listCommands: (call) => listCommands(call),
  createCommand: ({ body, ...call }) => createCommand(call, body),
  getCommand: ({ params, ...call }) => getCommand(call, params.name),
  updateCommand: ({ params, body, ...call }) => updateCommand(call, params.name, body),
  deleteCommand: ({ params, ...call }) => deleteCommand(call, params.name),
  getCall: ({ params }) => {
    throw missing(`call with id ${params.id}`);
  },
  getOpenGraph: ({ query, ...call }) => readOpenGraph(call, query.url),
  runMessageAction: ({ params, body, ...call }) => runMessageAction(call, params.id, body.form_data),
  translateMessage: ({ params, body, ...call }) => translateMessage(call, params.id, body.language),
  translate: ({ body, ...call }) => translateText(call, body),
};
