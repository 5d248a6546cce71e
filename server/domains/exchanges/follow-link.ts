import type { Database, Transaction } from "#server/database/open.ts";
import { countOne, findTracker } from "./queries.ts";

interface Visit {
  code: string;
  now: Date;
  /** False for whoever only looks ahead. */
  isClick: boolean;
}
/** Where a link leads: to its job, and while it is paused to the company's careers page. */
export async function followLink(db: Database, { code, now, isClick }: Visit): Promise<string | null> {
  const tracker = await findTracker(db, code);
  if (!tracker) return null;
  if (tracker.status === "paused") return `/${tracker.companySlug}/careers`;
  if (isClick) await countOne(db, tracker.id, "clicks", now);
  return `/jobs/${tracker.jobId}?via=${code}`;
}

/** Which exchange an applicant came by; a link of another job says nothing. */
export async function exchangeBehind(tx: Transaction, { code, jobId }: { code: string; jobId: string }) {
  const tracker = await findTracker(tx, code);
  return tracker?.jobId === jobId ? { trackerId: tracker.id, name: tracker.exchangeName } : null;
}

/** An application came by a link; counted once, when it begins. */
export function countApplication(tx: Transaction, trackerId: string, now: Date) {
  return countOne(tx, trackerId, "applications", now);
}
