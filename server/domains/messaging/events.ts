/** What events about a conversation say; userId is the candidate's account. */
export interface ConversationEvent {
  applicationId: string;
  companyId: string;
  candidateId: string;
  userId: string;
}

declare module "#server/events/events.ts" {
  interface DomainEvents {
    "conversation.opened": ConversationEvent;
    "conversation.closed": ConversationEvent;
    "conversation.archived": ConversationEvent;
    "conversation.unarchived": ConversationEvent;
  }
}
