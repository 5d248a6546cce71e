/** What events about an interview say. */
export interface InterviewEvent {
  interviewId: string;
  applicationId: string;
  jobId: string;
  companyId: string;
  candidateId: string;
  /** The account that acted. */
  byUserId: string | null;
  /** Of the interview as this event left it. */
  revision: number;
}

declare module "#server/events/events.ts" {
  interface DomainEvents {
    "interview.proposed": InterviewEvent;
    "interview.changed": InterviewEvent;
    "interview.confirmed": InterviewEvent;
    "interview.refused": InterviewEvent;
    "interview.canceled": InterviewEvent;
  }
}
