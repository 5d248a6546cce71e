interface RevealEvent {
  revealId: string;
  applicationId: string;
  companyId: string;
  jobId: string;
  candidateId: string;
  employeeId: string;
}

declare module "#server/events/events.ts" {
  interface DomainEvents {
    /** An employee is asked whether they know somebody. */
    "reveal.asked": RevealEvent;
    /** An employee knows the person, and can no longer take it back. */
    "reveal.stood": RevealEvent;
  }
}
export {};
