/** What facts about an interview say. */
export interface InterviewFact {
  interviewId: string;
  applicationId: string;
  jobId: string;
  companyId: string;
  candidateId: string;
  /** The account that acted. */
  byUserId: string | null;
  /** Of the interview as this fact left it. */
  revision: number;
}

declare module "#server/events/events.ts" {
  interface DomainEvents {
    "interview.proposed": InterviewFact;
    "interview.changed": InterviewFact;
    "interview.confirmed": InterviewFact;
    "interview.refused": InterviewFact;
    "interview.canceled": InterviewFact;
  }
}
