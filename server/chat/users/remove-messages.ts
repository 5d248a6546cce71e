import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { dropFilesOf } from "../attachments/drop-files.ts";
import { advance, lockChannel } from "../store/channels/queries.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatMessages, chatReactions } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";

/** Soft: shown as deleted. Pruning: the text is gone too. Hard: as if it had never been sent. */
export type RemovalMode = "soft" | "pruning" | "hard";

interface Removal {
  mode: RemovalMode;
  now: Date;
  /** Only in this channel. */
  cid?: string | undefined;
  /** Not in these. */
  keptIn?: string[];
}
/** Deletes all messages of one user, channel by channel, and notifies the watchers. */
export async function removeMessagesOf(tx: Transaction, userId: string, removal: Removal) {
  const { mode, now, cid, keptIn = [] } = removal;
  const rows = await tx
    .selectDistinct({ cid: chatMessages.cid })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        cid ? eq(chatMessages.cid, cid) : undefined,
        keptIn.length ? notInArray(chatMessages.cid, keptIn) : undefined,
      ),
    )
    .orderBy(chatMessages.cid);
  const user = (await usersById(tx, [userId], now)).get(userId);
  for (const row of rows) {
    if (!(await lockChannel(tx, row.cid))) continue;
    await removeIn(tx, row.cid, { userId, mode, now });
    const channel = await advance(tx, row.cid);
    await recordEvent(tx, channel, {
      event: {
        type: "user.messages.deleted",
        user,
        hard_delete: mode === "hard",
        soft_delete: mode !== "hard",
      },
      at: now,
    });
  }
}

async function removeIn(
  tx: Transaction,
  cid: string,
  { userId, mode, now }: { userId: string; mode: RemovalMode; now: Date },
) {
  const theirs = and(eq(chatMessages.cid, cid), eq(chatMessages.userId, userId));
  const replies = await tx
    .selectDistinct({ id: chatMessages.parentId })
    .from(chatMessages)
    .where(and(theirs, sql`${chatMessages.parentId} is not null`));
  if (mode !== "soft") await dropFilesOf(tx, theirs, now);
  if (mode === "hard") await tx.delete(chatMessages).where(theirs);
  else
    await tx
      .update(chatMessages)
      .set({
        deletedAt: now,
        updatedAt: now,
        pinnedAt: null,
        ...(mode === "pruning" && { text: "", attachments: [], data: {} }),
      })
      .where(mode === "pruning" ? theirs : and(theirs, isNull(chatMessages.deletedAt)));
  if (mode !== "soft")
    await tx
      .delete(chatReactions)
      .where(
        and(
          eq(chatReactions.userId, userId),
          sql`${chatReactions.messageId} in (select id from chat_messages where cid = ${cid})`,
        ),
      );
  await countReplies(
    tx,
    replies.flatMap(({ id }) => id ?? []),
  );
}

/** Recounts the replies of the threads. */
async function countReplies(tx: Transaction, parentIds: string[]) {
  if (!parentIds.length) return;
  const replies = (deleted: string) =>
    sql`(select count(*)::int from chat_messages reply where reply.parent_id = ${chatMessages}.id
      and ${sql.raw(`reply.deleted_at is ${deleted}`)})`;
  await tx
    .update(chatMessages)
    .set({ replyCount: replies("null"), deletedReplyCount: replies("not null") })
    .where(inArray(chatMessages.id, parentIds));
}

/** Restores what was deleted at exactly that time. */
export async function restoreMessagesOf(
  tx: Transaction,
  userId: string,
  { at, now }: { at: Date; now: Date },
) {
  const restored = await tx
    .update(chatMessages)
    .set({ deletedAt: null, updatedAt: now })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.deletedAt, at)))
    .returning({ parentId: chatMessages.parentId });
  await countReplies(tx, [...new Set(restored.flatMap(({ parentId }) => parentId ?? []))]);
}
