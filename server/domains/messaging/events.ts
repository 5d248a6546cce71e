/** What facts about a conversation say; userId is the candidate's account. */
export interface ConversationFact {
  applicationId: string;
  companyId: string;
  candidateId: string;
  userId: string;
}

declare module "#server/events/events.ts" {
  interface DomainEvents {
    "conversation.opened": ConversationFact;
    "conversation.closed": ConversationFact;
    "conversation.archived": ConversationFact;
    "conversation.unarchived": ConversationFact;
  }
}
