import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { holdFollowed } from "./follow-board.ts";
import { saveReading } from "./save-feed.ts";
import { enqueueRereading } from "./read-again-later.ts";
import { readBoard } from "./read-board.ts";
import { jobFeeds } from "../tables.ts";
import type { jobTasks } from "../tasks.ts";

/**
 * Starts a reading of one board and asks for the next. Other systems take their time to answer, so the reading goes on
 * after this work is done and holds neither a transaction nor other work; one that is lost with its process is read at the next turn.
 * A board that was stopped meanwhile stays stopped, whatever it said.
 */
export async function readFeedAgain(
  tx: Transaction,
  { feedId }: DataOf<typeof jobTasks.readFeed>,
  context: TaskContext,
) {
  const [feed] = await tx.select().from(jobFeeds).where(eq(jobFeeds.id, feedId));
  if (!feed?.address) return;
  await enqueueRereading(tx, feedId, context.now);
  readOne(context, { ...feed, address: feed.address }).catch((error: unknown) =>
    context.outside.report("reading a job board", error),
  );
}

type AddressedFeed = typeof jobFeeds.$inferSelect & { address: string };

async function readOne({ database, outside, now }: TaskContext, feed: AddressedFeed) {
  const { companyId, address } = feed;
  const read = await readBoard(outside, { address, system: feed.system });
  await database.db.transaction(async (tx) => {
    if (await holdFollowed(tx, feed))
      await saveReading(tx, companyId, { ...read, address, now, byUserId: null });
  });
}
