import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import type { Handle } from "#server/tasks/run-task.ts";
import type { AtsSystem } from "#server/outside/ats/ats.ts";
import { keepReading } from "./keep-feed.ts";
import { enqueueRereading } from "./read-again-later.ts";
import { readBoard } from "./read-board.ts";
import { jobFeeds } from "./tables.ts";

interface Follower {
  db: Database;
  outside: Context["outside"];
}

/**
 * Starts a reading of one board and asks for the next. Other systems take their time to answer, so the reading goes on
 * after this work is done and holds neither a transaction nor other work; one that is lost with its process is read at the next turn.
 */
export function readFeedAgain(follower: Follower): Handle {
  return async (tx, data, now) => {
    const feedId = String(data.feedId);
    const [feed] = await tx.select().from(jobFeeds).where(eq(jobFeeds.id, feedId));
    if (!feed?.address) return;
    await enqueueRereading(tx, feedId, now);
    readOne(follower, { ...feed, address: feed.address }, now).catch((error: unknown) =>
      follower.outside.report("reading a job board", error),
    );
  };
}

type AddressedFeed = typeof jobFeeds.$inferSelect & { address: string };

async function readOne({ db, outside }: Follower, feed: AddressedFeed, now: Date) {
  const { companyId, address } = feed;
  const read = await readBoard(outside, { address, system: feed.system as AtsSystem });
  await db.transaction((tx) => keepReading(tx, companyId, { ...read, address, now }));
}
