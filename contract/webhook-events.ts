/** What webhooks tell of. Each carries ids; people's names and emails only where the company chose so. */
export const webhookEvents = [
  "application.created",
  "application.moved",
  "application.passed",
  "application.hired",
  "application.withdrawn",
  "application.expired",
  "job.published",
  "job.closed",
  "offer.sent",
  "offer.accepted",
  "offer.declined",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent by the test button alone. */
export const testEvent = "test";
