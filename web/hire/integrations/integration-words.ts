import type { ApiScope } from "#contract/api-scopes.ts";
import type { Delivery } from "#contract/integrations.ts";
import { type WebhookEvent, testEvent } from "#contract/webhook-events.ts";

export const scopeWords: Record<ApiScope, { label: string; hint: string }> = {
  "jobs:read": { label: "Read jobs", hint: "Drafts too" },
  "jobs:write": { label: "Write jobs", hint: "Create, change, publish and close them" },
  "applications:read": { label: "Read applications", hint: "With names, resumes and answers" },
  "applications:move": { label: "Move applications", hint: "Shortlist, move, hire, pass and reopen" },
};

export const eventWords: Record<WebhookEvent | typeof testEvent, string> = {
  "application.created": "Someone applied",
  "application.moved": "An application moved to another stage",
  "application.passed": "An application was passed",
  "application.hired": "Someone was hired",
  "application.withdrawn": "An application was withdrawn",
  "application.expired": "An application ended unanswered, or with its job",
  "job.published": "A job was published",
  "job.closed": "A job was closed",
  "offer.sent": "An offer was sent",
  "offer.accepted": "An offer was accepted",
  "offer.declined": "An offer was declined",
  [testEvent]: "Test",
};

export const deliveryWords: Record<Delivery["state"], { label: string; tone: "good" | "info" | "bad" }> = {
  waiting: { label: "On its way", tone: "info" },
  delivered: { label: "Delivered", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};
