import { sharedKinds } from "#shared/words/shared-texts.data.ts";

export const templateRequired = "Template name and message are required";

/** What a message template is for: a conversation, or a text to share. */
export const messageKinds = ["message", "offer", ...sharedKinds] as const;
export const templateKinds = [...messageKinds, "signature"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The emails to candidates that a company may write itself. */
export const emailEvents = [
  "application.received",
  "application.invited",
  "application.shortlisted",
  "application.moved",
  "application.passed",
  "application.hired",
  "application.reopened",
  "interview.proposed",
  "interview.changed",
  "interview.canceled",
] as const;
export type EmailEvent = (typeof emailEvents)[number];

/** Of a company, beside as many signatures. */
export const mostTemplates = 200;
export const mostTemplateName = 80;
export const mostTemplateText = 4000;
export const mostSubject = 120;
export const mostReasons = 30;
