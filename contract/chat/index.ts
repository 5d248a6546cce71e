import { app } from "./app.ts";
import { attachments } from "./attachments.ts";
import { campaigns, segments } from "./campaigns.ts";
import { channelTypes } from "./channel-types.ts";
import { channels } from "./channels.ts";
import { devices } from "./devices.ts";
import { drafts } from "./drafts.ts";
import { messages, reactions } from "./messages.ts";
import { moderation } from "./moderation.ts";
import { moderationV2 } from "./moderation-v2.ts";
import { permissions } from "./permissions.ts";
import { polls } from "./polls.ts";
import { service } from "./service.ts";
import { tasks } from "./tasks.ts";
import { threads } from "./threads.ts";
import { users } from "./users.ts";

/** What the chat service promises, mounted apart from the product's API. */
export const chatContract = {
  channels,
  channelTypes,
  messages,
  reactions,
  attachments,
  threads,
  drafts,
  polls,
  users,
  service,
  app,
  devices,
  permissions,
  moderation,
  moderationV2,
  tasks,
  segments,
  campaigns,
};
