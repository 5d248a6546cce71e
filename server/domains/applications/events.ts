import { z } from "zod";
import { applicationStates } from "#contract/application-shapes.ts";

/** What every event about an application says. */
const ApplicationEvent = z.object({
  applicationId: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  candidateId: z.string(),
  /** The account that acted; null for the clock. */
  byUserId: z.string().nullable(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;
const Place = z.object({ state: z.enum(applicationStates), stage: z.string().nullable() });

/** What every move of an application says. */
export const MoveEvent = ApplicationEvent.extend({
  from: Place.nullable(),
  to: Place,
  why: z.string().nullable(),
  /** The decision about many that this was a part of. */
  batchId: z.string().optional(),
});
export type MoveEvent = z.infer<typeof MoveEvent>;

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
