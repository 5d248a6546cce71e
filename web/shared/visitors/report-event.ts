import type { companyEvents } from "#contract/tracking.ts";
import { api } from "#web/api/client.ts";
import { useChoice } from "./use-choice.ts";

/** Copied as a text or a link, posted, or handed to an app of the device. */
export const shareWays = ["text", "link", "linkedin", "device"] as const;
export type ShareWay = (typeof shareWays)[number];
type VisitorEvent = {
  eventName: (typeof companyEvents)[number];
  eventType: ShareWay;
  companyId: string;
  jobId?: string | undefined;
};

/** Counts what someone did who agreed to be counted; nobody waits for it. */
export function useReportEvent() {
  const { choice } = useChoice();
  return (message: VisitorEvent) => {
    if (choice !== "accepted") return;
    void api.tracking.queueEvent({ body: { message } }).catch(() => null);
  };
}
