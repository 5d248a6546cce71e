import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { FeedResult } from "#contract/job-feeds.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { jobFeedReadings, jobFeeds } from "../tables.ts";
import { findFeed } from "./list-feeds.ts";
import type { FeedPlan } from "./plan-feed.ts";

const keptMs = 90 * 86_400_000;
const mostTitles = 20;
const mostShown = 100;

/** The names of the jobs that a reading touched, at most some of each kind. */
export function titlesOf({ added, changed, closed }: FeedPlan) {
  return {
    added: added.slice(0, mostTitles).map(({ job }) => job.title),
    changed: changed.slice(0, mostTitles).map(({ job }) => job.title),
    closed: closed.slice(0, mostTitles).map(({ jobTitle }) => jobTitle),
  };
}
type Titles = ReturnType<typeof titlesOf>;

interface Read {
  result: FeedResult;
  titles: Titles;
  /** Who asked for it; null when it was time. */
  byUserId: string | null;
  now: Date;
}
/** Keeps how a reading went for three months; readings in a row that changed nothing are one entry. */
export async function keepReading(tx: Transaction, feedId: string, { result, titles, byUserId, now }: Read) {
  const { state, message, added, changed, closed, unchanged } = result;
  const counts = { added, changed, closed, unchanged };
  const quiet = state === "healthy" && added + changed + closed === 0;
  const [last] = await tx
    .select()
    .from(jobFeedReadings)
    .where(eq(jobFeedReadings.feedId, feedId))
    .orderBy(desc(jobFeedReadings.at))
    .limit(1);
  if (quiet && last?.quiet) {
    await tx
      .update(jobFeedReadings)
      .set({ at: now, times: last.times + 1, counts, byUserId })
      .where(eq(jobFeedReadings.id, last.id));
    return;
  }
  const row = { id: newId(), feedId, at: now, times: 1, state, message, counts, titles, quiet, byUserId };
  await tx.insert(jobFeedReadings).values(row);
  const old = new Date(now.getTime() - keptMs);
  await tx
    .delete(jobFeedReadings)
    .where(and(eq(jobFeedReadings.feedId, feedId), lt(jobFeedReadings.at, old)));
}

/** Whether a reading of a followed board has changed jobs since then. */
export async function hasChangedSince(
  db: Reader,
  { companyId, address, since }: { companyId: string; address: string; since: Date },
) {
  const [reading] = await db
    .select({ id: jobFeedReadings.id })
    .from(jobFeedReadings)
    .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedReadings.feedId))
    .where(
      and(
        eq(jobFeeds.companyId, companyId),
        eq(jobFeeds.address, address),
        gt(jobFeedReadings.at, since),
        eq(jobFeedReadings.state, "healthy"),
        eq(jobFeedReadings.quiet, false),
      ),
    )
    .limit(1);
  return reading !== undefined;
}

/** What the readings of a feed did, the newest first. */
export async function listReadings({ db, viewer }: AuthenticatedContext, companyId: string, feedId: string) {
  const feed = viewer.companyId === companyId ? await findFeed(db, companyId, feedId) : undefined;
  if (!feed) throw notFound("Feed");
  const rows = await db
    .select()
    .from(jobFeedReadings)
    .where(eq(jobFeedReadings.feedId, feedId))
    .orderBy(desc(jobFeedReadings.at))
    .limit(mostShown);
  const people = await peopleByIds(
    db,
    rows.flatMap(({ byUserId }) => byUserId ?? []),
  );
  return rows.map(({ byUserId, ...reading }) => ({
    ...reading,
    by: byUserId ? (people.get(byUserId)?.fullName ?? "A former member") : null,
  }));
}
