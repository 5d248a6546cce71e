import type { EmailEvent } from "#contract/template-kinds.ts";

/** What the emails to candidates are called, and when they go out. */
export const eventWords: Record<EmailEvent, { label: string; when: string }> = {
  "application.received": { label: "Application received", when: "Right after someone applies" },
  "application.invited": { label: "Invitation", when: "When you invite someone to a job" },
  "application.shortlisted": { label: "Shortlisted", when: "When you shortlist an applicant" },
  "application.moved": { label: "Next stage", when: "When you move someone to another stage" },
  "application.passed": {
    label: "Rejection",
    when: "When you pass on someone, unless the reason has an email of its own",
  },
  "application.hired": { label: "Hired", when: "When you hire someone" },
  "application.reopened": { label: "Reopened", when: "When you reopen an application" },
  "interview.proposed": { label: "Interview times", when: "When you propose times for an interview" },
  "interview.changed": { label: "New interview times", when: "When you change the times you proposed" },
  "interview.canceled": { label: "Interview canceled", when: "When you cancel an interview" },
};
