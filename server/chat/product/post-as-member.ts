import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Attachment } from "#contract/chat/shapes.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { bringMessage, judgeText, noteOf } from "../policy/judge-text.ts";
import { ChannelTypes, configOf } from "../store/channels/channel-types.ts";
import { type ChannelRow, findChannel, findMember, lockChannel } from "../store/channels/queries.ts";
import { findMessage } from "../store/messages/queries.ts";
import { writeMessage } from "../store/messages/write-messages.ts";
import { chatBans } from "../store/moderation/tables.ts";
import { readWordLists } from "../store/moderation/word-lists.ts";

interface Words {
  userId: string;
  text: string;
  now: Date;
}

/** Why a user may not write this in a channel now; null when they may. */
export async function whyNotPosted(db: Reader, cid: string, { userId, text, now }: Words) {
  const channel = await findChannel(db, cid);
  if (!channel || !(await findMember(db, cid, userId))) return "outside";
  const [ban] = await db
    .select({ cid: chatBans.cid })
    .from(chatBans)
    .where(
      and(
        eq(chatBans.userId, userId),
        inArray(chatBans.cid, ["", cid]),
        or(isNull(chatBans.expires), gt(chatBans.expires, now)),
      ),
    )
    .limit(1);
  if (ban) return "banned";
  if ((await objectionTo(db, channel, text))?.action === "block") return "blocked";
  return channel.frozen || channel.disabled ? "closed" : null;
}

/** Whether a message with this id was ever written. */
export async function hasPosted(db: Reader, id: string) {
  return (await findMessage(db, id)) !== undefined;
}

/** Posts what a member wrote elsewhere; what matches a word list goes to the review queue, as if it was written here. */
export async function postAsMember(
  tx: Transaction,
  cid: string,
  { id, attachments, userId, text, now }: Words & { id: string; attachments: Attachment[] },
) {
  const channel = await lockChannel(tx, cid);
  if (!channel) return;
  const objection = await objectionTo(tx, channel, text);
  const written = { id, text, attachments, ...(objection && noteOf(objection, text)) };
  await writeMessage(tx, channel, { written, userId, now, links: null });
  if (objection) await bringMessage(tx, { id, userId, cid }, { objection, now });
}

async function objectionTo(db: Reader, channel: ChannelRow, text: string) {
  const types = new ChannelTypes(db);
  await types.fresh();
  return judgeText(await readWordLists(db), configOf(types, channel), text);
}
