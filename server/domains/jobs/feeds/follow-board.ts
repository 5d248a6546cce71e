import { and, eq } from "drizzle-orm";
import { forgetJobFeed, lockCompany, setJobFeed } from "#server/domains/companies/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { feedEnded } from "../events.ts";
import { enqueueRereading } from "./read-again-later.ts";
import { jobFeeds } from "../tables.ts";
import { tellTurn } from "./tell-turn.ts";

/** What the team chose for a board that is read again by itself. */
export interface FeedChoices {
  /** What jobs arrive as that are new on the board. */
  newJobs: "draft" | "live";
  /** The ids of postings that it does not want. */
  leftOut: string[];
}
interface Account {
  companyId: string;
  address: string;
  system: string;
  now: Date;
}
type Following = Account & FeedChoices;

/** What was chosen for a board, held until the transaction ends; none where it is not followed. */
export async function lockChoices(
  tx: Transaction,
  companyId: string,
  address: string,
): Promise<FeedChoices | undefined> {
  const { newJobs, leftOut } = jobFeeds;
  const [feed] = await tx
    .select({ newJobs, leftOut })
    .from(jobFeeds)
    .where(ofAddress(companyId, address))
    .for("update");
  return feed;
}

/** Holds the company and a board that it follows, in the order of all who write both; false once the board was stopped. */
export async function holdFollowed(tx: Transaction, { id, companyId }: { id: string; companyId: string }) {
  await lockCompany(tx, companyId);
  const held = await tx.select({ id: jobFeeds.id }).from(jobFeeds).where(eq(jobFeeds.id, id)).for("update");
  return held.length > 0;
}

/** Chooses anew for a board that is followed. */
export async function changeChoices(
  tx: Transaction,
  { companyId, address }: Pick<Account, "companyId" | "address">,
  choices: Partial<FeedChoices>,
) {
  await tx.update(jobFeeds).set(choices).where(ofAddress(companyId, address));
}

/** From now on the board is read again by itself, with what the team chose. */
export async function followBoard(tx: Transaction, { now, ...wanted }: Following) {
  const { companyId, address, system, newJobs, leftOut } = wanted;
  const read = { lastReadAt: now, lastState: "healthy" as const, lastMessage: null };
  const [known] = await tx.select().from(jobFeeds).where(ofAddress(companyId, address)).for("update");
  const id = known?.id ?? newId();
  if (known)
    await tx
      .update(jobFeeds)
      .set({ ...read, newJobs, leftOut })
      .where(eq(jobFeeds.id, id));
  else await tx.insert(jobFeeds).values({ ...wanted, ...read, id, createdAt: now });
  const was = known?.lastState ?? null;
  await tellTurn(tx, { ...wanted, id, byUserId: null, message: null, was, state: "healthy", now });
  await setJobFeed(tx, companyId, { address, system });
  await enqueueRereading(tx, id, now);
}

/** An account the team connected is read from now on; what it brings waits as drafts until the team chooses otherwise. */
export async function followAccount(tx: Transaction, { now, ...account }: Account) {
  const [known] = await tx.select().from(jobFeeds).where(ofAddress(account.companyId, account.address));
  if (known) return known;
  const [feed] = await tx
    .insert(jobFeeds)
    .values({ ...account, id: newId(), newJobs: "draft", createdAt: now })
    .returning();
  await enqueueRereading(tx, feed!.id, now);
  return feed!;
}

/** The board is not read again; what it brought stays. */
export async function unfollowBoard(
  tx: Transaction,
  { companyId, address, now }: { companyId: string; address: string; now: Date },
) {
  await lockCompany(tx, companyId);
  const gone = await tx.delete(jobFeeds).where(ofAddress(companyId, address)).returning({ id: jobFeeds.id });
  for (const { id } of gone) {
    await cancelTask(tx, `feed.read:${id}`);
    await publish(tx, feedEnded, { data: { companyId, feedId: id }, at: now });
  }
  await forgetJobFeed(tx, companyId, address);
}

function ofAddress(companyId: string, address: string) {
  return and(eq(jobFeeds.companyId, companyId), eq(jobFeeds.address, address));
}
