import type { EmailEvent } from "#contract/template-kinds.ts";
import type { EmailWords } from "#contract/template-shapes.ts";

/** What candidates are told where their company has no words of its own. The greeting comes before, a button after. */
export const standardEmails: Record<EmailEvent, Pick<EmailWords, "subject" | "message">> = {
  "application.received": {
    subject: "We’ve sent your application",
    message:
      "{{company.name}} received your application for {{job.title}}. We’ll let you know when something changes.",
  },
  "application.invited": {
    subject: "{{company.name}} invited you",
    message:
      "{{company.name}} would like to talk to you about {{job.title}}. The invitation expires in 14 days.",
  },
  "application.shortlisted": {
    subject: "{{company.name}} wants to talk to you",
    message: "You’ve been shortlisted for {{job.title}}. You can now message each other.",
  },
  "application.moved": {
    subject: "Next step: {{application.stage}}",
    message: "{{company.name}} moved your application for {{job.title}} to “{{application.stage}}”.",
  },
  "application.passed": {
    subject: "Update from {{company.name}}",
    message:
      "{{company.name}} decided not to move forward with your application for {{job.title}}. Thank you for your time and interest.",
  },
  "application.hired": {
    subject: "You’re hired at {{company.name}}",
    message: "Congratulations! {{company.name}} has hired you as {{job.title}}.",
  },
  "application.reopened": {
    subject: "{{company.name}} reopened your application",
    message: "Your application for {{job.title}} is open again and awaiting a decision.",
  },
  "interview.proposed": {
    subject: "{{company.name}} proposed interview times",
    message:
      "{{company.name}} would like to interview you for {{job.title}}. Choose a time that works for you.",
  },
  "interview.changed": {
    subject: "{{company.name}} proposed new interview times",
    message: "The times for your interview for {{job.title}} have changed. Choose one that works for you.",
  },
  "interview.canceled": {
    subject: "{{company.name}} canceled your interview",
    message: "Your interview for {{job.title}} won’t take place.",
  },
};
