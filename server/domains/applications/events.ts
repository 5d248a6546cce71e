import type { ApplicationState } from "#contract/application-shapes.ts";

/** What every event about an application says. */
export interface ApplicationEvent {
  applicationId: string;
  jobId: string;
  companyId: string;
  candidateId: string;
  /** The account that acted; null for the clock. */
  byUserId: string | null;
}
export interface MoveEvent extends ApplicationEvent {
  from: { state: ApplicationState; stage: string | null } | null;
  to: { state: ApplicationState; stage: string | null };
  why: string | null;
  /** The decision about many that this was a part of. */
  batchId?: string;
}

declare module "#server/events/events.ts" {
  interface DomainEvents {
    "application.received": MoveEvent;
    "application.withdrawn": MoveEvent;
    "application.matched": MoveEvent;
    "application.passed": MoveEvent;
    "application.moved": MoveEvent;
    "application.hired": MoveEvent;
    "application.reopened": MoveEvent;
    "application.expired": MoveEvent;
    "application.invited": MoveEvent;
    "application.invitationAnswered": MoveEvent;
    "application.referralAsked": MoveEvent & { employeeId: string | null };
    "application.referred": MoveEvent;
    "application.saved": MoveEvent;
    "application.noted": ApplicationEvent;
    /** The team opened it for the first time, and the company lets candidates know. */
    "application.seen": ApplicationEvent;
    /** The row changed in the eyes of the hiring team, also while undo is open: never for the candidate. */
    "application.changed": ApplicationEvent & { version: number };
    /** People who applied for a job were compared with it again. */
    "application.rescored": { jobId: string; companyId: string };
    /** Applications of one job end unanswered in so many days. */
    "application.warned": { jobId: string; companyId: string; applicationIds: string[]; daysLeft: number };
  }
}
