import type { OpenDatabase } from "#server/database/open.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { dropFiles } from "./attachments/drop-files.ts";
import { giveFiles } from "./attachments/give-files.ts";
import { runCampaign } from "./campaigns/run-campaign.ts";
import { doDeleteChannels } from "./channels/change-channel.ts";
import { doUpdateChannels } from "./channels/update-channels-batch.ts";
import type { Chat } from "./context.ts";
import { doExportChannels } from "./tasks/export-channels.ts";
import { storeExport } from "./tasks/files.ts";
import { runImport } from "./tasks/imports.ts";
import { chatTaskKinds } from "./store/tasks/task-kinds.ts";
import { runTask } from "./store/tasks/tasks.ts";
import { doDeactivateUsers, doReactivateUsers } from "./users/activate-users.ts";
import { doDeleteUsers } from "./users/delete-users.ts";
import { doExportUsers } from "./users/export-user.ts";

const open = new WeakMap<OpenDatabase, Chat>();

/** Lets background tasks find the chat service of their database. */
export function noteOpen<C extends Chat>(chat: C): C {
  open.set(chat.database, chat);
  return chat;
}

function longTasks(chat: Chat) {
  return runTask({
    deleteChannels: doDeleteChannels,
    updateChannels: doUpdateChannels,
    deleteUsers: doDeleteUsers(chat),
    deactivateUsers: doDeactivateUsers(chat),
    reactivateUsers: doReactivateUsers(chat),
    exportUsers: doExportUsers({
      store: (bytes, now) => storeExport(chat, bytes, { of: "users", now }),
      links: chat.links,
    }),
    exportChannels: doExportChannels({
      store: (bytes, now) => storeExport(chat, bytes, { of: "channels", now }),
      links: chat.links,
    }),
  });
}

/** The chat service's background tasks, run by the product's worker. */
export const chatRunners = runTasks(chatTaskKinds, {
  task: (tx, data, { database, now }) => longTasks(open.get(database)!)(tx, data, now),
  import: (tx, data, { database, now }) => runImport(open.get(database)!)(tx, data, now),
  campaign: (tx, data, { database, now }) => runCampaign(open.get(database)!)(tx, data, now),
  giveFiles: (tx, data, { database, now }) => giveFiles(open.get(database)!)(tx, data, now),
  dropFiles: (tx, data, { database }) => dropFiles(open.get(database)!)(tx, data),
});
