import { and, eq, isNull } from "drizzle-orm";
import { setJobFeed } from "#server/domains/companies/index.ts";
import type { FeedResult } from "#contract/job-feeds.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { keepReading, titlesOf } from "./feed-history.ts";
import type { FeedPlan } from "./plan-feed.ts";
import { enqueueRereading } from "./read-again-later.ts";
import type { BoardReading } from "./read-board.ts";
import { syncFeeds } from "./sync-feeds.ts";
import { tellTurn } from "./tell-turn.ts";
import { jobFeeds } from "../tables.ts";

/** A board's answer, and the address it is known by; null for a file. */
export interface ReadBoard extends BoardReading {
  address: string | null;
}
interface Reading extends ReadBoard {
  now: Date;
  /** Who asked for it; null when it was time. */
  byUserId: string | null;
}

/** Writes what a healthy reading says, and how the reading went in any case. */
export async function saveReading(
  tx: Transaction,
  companyId: string,
  { system, reading, address, now, byUserId }: Reading,
): Promise<FeedResult> {
  const about = { companyId, system: system ?? "unknown", address };
  if (!reading.ok) {
    const result = { ...about, ...nothing, state: "failed" as const, message: reading.reason };
    await report(tx, { result, titles: noTitles, now, byUserId });
    return result;
  }
  const { newJobs, leftOut } = await choicesOf(tx, companyId, address);
  const feed = {
    companyId,
    system: about.system,
    feed: address ?? "file",
    jobs: reading.jobs.filter(({ sourceId }) => !leftOut.includes(sourceId)),
    complete: reading.unread.length === 0,
  };
  let titles = noTitles;
  const onPlan = (plan: FeedPlan) => void (titles = titlesOf(plan));
  const counts = await syncFeeds(tx, [feed], { now, announceAdded: true, addAs: newJobs, onPlan });
  if (address) await setJobFeed(tx, companyId, { address, system: about.system });
  const result = { ...about, ...counts, state: "healthy" as const, message: null };
  await report(tx, { result, titles, now, byUserId });
  return result;
}
/** What the team chose when it began to follow the board. */
export async function choicesOf(tx: Transaction, companyId: string, address: string | null) {
  const [feed] = address
    ? await tx
        .select({ newJobs: jobFeeds.newJobs, leftOut: jobFeeds.leftOut })
        .from(jobFeeds)
        .where(and(eq(jobFeeds.companyId, companyId), eq(jobFeeds.address, address)))
    : [];
  return feed ?? { newJobs: "live" as const, leftOut: [] };
}

const noTitles: ReturnType<typeof titlesOf> = { added: [], changed: [], closed: [] };
const nothing = { added: 0, changed: 0, closed: 0, unchanged: 0, merged: 0 };

/** A first reading that failed leaves no feed behind to be read again. */
async function report(tx: Transaction, read: Parameters<typeof keepReading>[2]) {
  const { result, now } = read;
  const { companyId, system, address, state, message, added, changed, closed, unchanged } = result;
  const said = {
    lastReadAt: now,
    lastState: state,
    lastMessage: message,
    ...(state === "healthy" && { lastCounts: { added, changed, closed, unchanged } }),
  };
  const [known] = await tx
    .select({ id: jobFeeds.id, lastState: jobFeeds.lastState })
    .from(jobFeeds)
    .where(
      and(
        eq(jobFeeds.companyId, companyId),
        address ? eq(jobFeeds.address, address) : and(isNull(jobFeeds.address), eq(jobFeeds.system, system)),
      ),
    )
    .for("update");
  if (!known && state === "failed") return;
  const id = known?.id ?? newId();
  if (known) await tx.update(jobFeeds).set(said).where(eq(jobFeeds.id, id));
  else await tx.insert(jobFeeds).values({ ...said, id, companyId, system, address, createdAt: now });
  await keepReading(tx, id, read);
  if (known) await tellTurn(tx, { ...result, id, byUserId: read.byUserId, was: known.lastState, now });
  if (address) await enqueueRereading(tx, id, now);
}
