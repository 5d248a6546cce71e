export { mayChat } from "./hiring-team.ts";
export { replyAddressOf } from "./by-email/reply-addresses.ts";
export { listInvited } from "./open-conversation.ts";
export { addEmailedAnswer, dropConversations, enterConversations } from "./without-account.ts";
export { forgetConversations, joinConversations, partConversations } from "./join-conversations.ts";
export { conversations } from "./tables.ts";
export { messagingData } from "./own-data.ts";
export { conversationEvents } from "./events.ts";
export { candidateAuthor, conversationOfChannel, findConversation } from "./queries.ts";
