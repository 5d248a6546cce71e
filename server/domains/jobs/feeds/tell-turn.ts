import type { FeedResult } from "#contract/job-feeds.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { jobFeedEvents } from "../events.ts";

interface Turn extends Pick<FeedResult, "companyId" | "system" | "address" | "state" | "message"> {
  id: string;
  byUserId: string | null;
  /** How the reading before went; null before the first one. */
  was: FeedResult["state"] | null;
  now: Date;
}
/** Publishes that a source of jobs begins to fail or works again; one that goes on as before is no event. */
export async function tellTurn(tx: Transaction, { id: feedId, was, state, message, now, ...about }: Turn) {
  const { companyId, system, address, byUserId } = about;
  const data = { companyId, feedId, system, address, byUserId };
  if (state === "failed" && was !== "failed")
    await publish(tx, jobFeedEvents.failed, { data: { ...data, message }, at: now });
  if (state === "healthy" && was === "failed") await publish(tx, jobFeedEvents.recovered, { data, at: now });
}
