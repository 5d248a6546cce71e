import "./events.ts";
import "./end-with-session.ts";
import "./upload-door.ts";
export type { ConversationFact } from "./events.ts";
export { sendFollowUp } from "./follow-up.ts";
export { mayChat } from "./hiring-team.ts";
export { messagingHandlers } from "./handlers.ts";
export { openConversation } from "./open-conversation.ts";
export { conversations } from "./tables.ts";
