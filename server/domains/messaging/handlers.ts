import type { messaging } from "#contract/messaging.ts";
import type { DomainHandlers } from "#server/context.ts";
import { archiveConversations } from "./archive-conversations.ts";
import { createMyChannels } from "./create-channels.ts";
import { cancelFollowUp, planFollowUp, showFollowUp } from "./follow-up.ts";
import { listConversations, showConversation } from "./list-conversations.ts";
import { giveModeratorToken } from "./moderate.ts";
import { showAttachment } from "./show-attachment.ts";
import { showRecentMessages } from "./show-recent-messages.ts";
import { writeTo, writeToMany } from "./write-to-people.ts";

export const messagingHandlers: DomainHandlers<typeof messaging> = {
  conversations: ({ query, ...context }) => listConversations(context, query),
  conversation: ({ params, ...context }) => showConversation(context, params.id),
  recentMessages: ({ params, ...context }) => showRecentMessages(context, params.id),
  attachment: ({ params, ...context }) => showAttachment(context, params.id, params.fileId),
  followUp: ({ params, ...context }) => showFollowUp(context, params.id),
  planFollowUp: ({ params, body, ...context }) => planFollowUp(context, params.id, body),
  cancelFollowUp: ({ params, ...context }) => cancelFollowUp(context, params.id),
  moderatorToken: (context) => giveModeratorToken(context),
  createChannels: ({ params, ...context }) => createMyChannels(context, params.id),
  archive: ({ body, ...context }) => archiveConversations(context, body.requestIds, { archived: true }),
  unArchive: ({ body, ...context }) => archiveConversations(context, body.requestIds, { archived: false }),
  archiveAndClose: ({ body, ...context }) =>
    archiveConversations(context, body.requestIds, { archived: true, closed: true }),
  unArchiveAndOpen: ({ body, ...context }) =>
    archiveConversations(context, body.requestIds, { archived: false, closed: false }),
  unArchiveCandidate: ({ params, ...context }) =>
    archiveConversations(context, [params.id], { archived: false }),
  messageUser: ({ params, body, ...context }) => writeTo(context, params.id, body),
  messageUsers: ({ body, ...context }) => writeToMany(context, body),
};
