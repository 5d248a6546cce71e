import type { Database, Transaction } from "#server/database/open.ts";
import type { Visitor } from "./rules.ts";
import { type Tracker, countOne, findTracker } from "./queries.ts";

interface Visit {
  code: string;
  now: Date;
  by: Visitor;
}
/** Where a link leads: to its job, and while it is paused or not everyone can open the job to the company's careers page. */
export async function followLink(db: Database, { code, now, by }: Visit): Promise<string | null> {
  const tracker = await findTracker(db, code);
  if (!tracker) return null;
  if (tracker.status === "paused" || !tracker.open) return `/${tracker.companySlug}/careers`;
  if (by !== "look ahead") await countOne(db, tracker, by === "person" ? "clicks" : "robots", now);
  return `/jobs/${tracker.jobId}?via=${code}`;
}

/** Which exchange an applicant came by; a link of another job says nothing. */
export async function exchangeBehind(tx: Transaction, { code, jobId }: { code: string; jobId: string }) {
  const tracker = await findTracker(tx, code);
  return tracker?.jobId === jobId ? { tracker, name: tracker.exchangeName } : null;
}

/** An application came by a link; counted once, when it begins. */
export function countApplication(tx: Transaction, tracker: Tracker, now: Date) {
  return countOne(tx, tracker, "applications", now);
}
