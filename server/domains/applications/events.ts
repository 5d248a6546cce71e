import type { ApplicationState } from "#contract/application-shapes.ts";

/** What every fact about an application says. */
export interface ApplicationFact {
  applicationId: string;
  jobId: string;
  companyId: string;
  candidateId: string;
  /** The account that acted; null for the clock. */
  byUserId: string | null;
}
export interface MoveFact extends ApplicationFact {
  from: { state: ApplicationState; stage: string | null } | null;
  to: { state: ApplicationState; stage: string | null };
  why: string | null;
  /** The decision about many that this was a part of. */
  batchId?: string;
}

declare module "#server/events/events.ts" {
  interface DomainEvents {
    "application.received": MoveFact;
    "application.withdrawn": MoveFact;
    "application.matched": MoveFact;
    "application.passed": MoveFact;
    "application.moved": MoveFact;
    "application.hired": MoveFact;
    "application.reopened": MoveFact;
    "application.expired": MoveFact;
    "application.invited": MoveFact;
    "application.invitationAnswered": MoveFact;
    "application.referralAsked": MoveFact & { employeeId: string | null };
    "application.referred": MoveFact;
    "application.saved": MoveFact;
    "application.noted": ApplicationFact;
    /** The team opened it for the first time, and the company lets candidates know. */
    "application.seen": ApplicationFact;
    /** The row changed in the eyes of the hiring team, also while undo is open: never for the candidate. */
    "application.changed": ApplicationFact & { version: number };
    /** People who applied for a job were compared with it again. */
    "application.rescored": { jobId: string; companyId: string };
    /** Applications of one job end unanswered in so many days. */
    "application.warned": { jobId: string; companyId: string; applicationIds: string[]; daysLeft: number };
  }
}
