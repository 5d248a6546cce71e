import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

/** What events about a conversation say; userId is the candidate's account. */
const Conversation = z.object({
  applicationId: z.string(),
  companyId: z.string(),
  candidateId: z.string(),
  userId: z.string(),
});
const ofBoth = { data: Conversation, live: ["company", "user"], stale: ["conversations"] } as const;

export const conversationEvents = {
  opened: defineEvent("conversation.opened", ofBoth),
  /** The candidate wrote by email, also where the conversation is of an invitation. */
  answered: defineEvent("conversation.answered", ofBoth),
  closed: defineEvent("conversation.closed", ofBoth),
  archived: defineEvent("conversation.archived", ofBoth),
  unarchived: defineEvent("conversation.unarchived", ofBoth),
};
