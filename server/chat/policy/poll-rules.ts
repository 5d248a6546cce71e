import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { ChannelRow } from "../store/channels/queries.ts";
import { refuseWithout } from "./channel-rules.ts";
import type { ChatCall } from "../context.ts";
import { missing, notAllowed } from "../protocol/errors.ts";
import { chatPolls } from "../store/polls/tables.ts";

interface Attached {
  channel: ChannelRow;
  pollId: string;
  userId: string;
}
/** Only its creator may send a poll. */
export async function refusePoll(tx: Transaction, call: ChatCall, { channel, pollId, userId }: Attached) {
  refuseWithout(call, channel, "polls");
  const [poll] = await tx.select().from(chatPolls).where(eq(chatPolls.id, pollId));
  if (!poll) throw missing(`poll with id ${pollId}`);
  if (poll.createdById !== userId) throw notAllowed("only the creator of a poll may send it");
}
