import type { FailingOutside } from "#contract/desk.ts";

/** Names of companies’ connections, for administrators. */
export const failingWords: Record<FailingOutside["kind"], string> = {
  feed: "Job feed",
  webhook: "Webhook",
  host: "Careers domain",
  sender: "Email sender",
};
