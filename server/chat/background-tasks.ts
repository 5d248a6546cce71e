import type { OpenDatabase, Transaction } from "#server/database/open.ts";
import { dropFiles } from "./attachments/drop-files.ts";
import { runCampaign } from "./campaigns/run-campaign.ts";
import { doDeleteChannels } from "./channels/change-channel.ts";
import { doUpdateChannels } from "./channels/update-channels-batch.ts";
import type { Chat } from "./context.ts";
import { doExportChannels } from "./tasks/export-channels.ts";
import { keepExport } from "./tasks/files.ts";
import { runImport } from "./tasks/imports.ts";
import { runTask } from "./store/tasks/tasks.ts";
import { doDeactivateUsers, doReactivateUsers } from "./users/activate-users.ts";
import { doDeleteUsers } from "./users/delete-users.ts";
import { doExportUsers } from "./users/export-user.ts";

type Work = (tx: Transaction, data: Record<string, unknown>, now: Date) => Promise<void>;
const open = new WeakMap<OpenDatabase, Chat>();

/** Lets background tasks find the chat service that stands on its database. */
export function noteOpen(chat: Chat) {
  open.set(chat.database, chat);
  return chat;
}

const kinds = {
  "chat.task": (chat) =>
    runTask({
      deleteChannels: doDeleteChannels,
      updateChannels: doUpdateChannels,
      deleteUsers: doDeleteUsers(chat),
      deactivateUsers: doDeactivateUsers(chat),
      reactivateUsers: doReactivateUsers(chat),
      exportUsers: doExportUsers({
        keep: (bytes, now) => keepExport(chat, bytes, { of: "users", now }),
        links: chat.links,
      }),
      exportChannels: doExportChannels({
        keep: (bytes, now) => keepExport(chat, bytes, { of: "channels", now }),
        links: chat.links,
      }),
    }),
  "chat.import": (chat) => runImport(chat),
  "chat.campaign": (chat) => runCampaign(chat),
  "chat.dropFiles": (chat) => dropFiles(chat),
} satisfies Record<string, (chat: Chat) => Work>;

/** What the chat service does later, in the worker of whoever runs it. */
export function chatServiceTasks(database: OpenDatabase) {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, workOf]): [string, Work] => [
      kind,
      (tx, data, now) => workOf(open.get(database)!)(tx, data, now),
    ]),
  ) as Record<keyof typeof kinds, Work>;
}
