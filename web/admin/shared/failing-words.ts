import type { FailingOutside } from "#contract/desk.ts";

/** What companies connected, as administrators call it. */
export const failingWords: Record<FailingOutside["kind"], string> = {
  feed: "Job feed",
  webhook: "Webhook",
  host: "Careers domain",
  sender: "Email sender",
};
