import { type SQL, and, asc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { dropFilesIn } from "../attachments/drop-files.ts";
import { removeChannel } from "../channels/change-channel.ts";
import { chatDrafts } from "../store/drafts/tables.ts";
import { chatChannels, chatEvents, chatMessages, chatUsers } from "../store/tables.ts";
import { askedIn, removePolls } from "./remove-polls.ts";
import { removeMessagesOf } from "./remove-messages.ts";

/** What the service stores for one user only. */
const own = [
  "chat_addresses",
  "chat_devices",
  "chat_drafts",
  "chat_push_preferences",
  "chat_reminders",
  "chat_mutes",
  "chat_blocks",
];

interface Forgotten {
  userId: string;
  /** Channels about this user: deleted with all messages, including those of others. */
  cids: string[];
  /** Whether their messages are deleted too, and where they stay all the same: what was written for a company is the company’s, without the name. */
  words: boolean;
  keptIn?: string[];
  now: Date;
}
/** Anonymizes a user: no name, no picture, no devices, no texts. */
export async function forgetPerson(tx: Transaction, { userId, cids, words, keptIn = [], now }: Forgotten) {
  await tx
    .update(chatUsers)
    .set({
      name: null,
      image: null,
      language: "",
      teams: [],
      teamsRole: null,
      privacySettings: null,
      data: {},
      deletedAt: now,
      updatedAt: now,
      revokeTokensIssuedBefore: now,
    })
    .where(eq(chatUsers.id, userId));
  // Events stored so far contain their name and texts; later ones do not.
  await tx.execute(
    sql`delete from chat_events where cid in (select cid from chat_members where user_id = ${userId})
      and payload::text like ${`%${userId}%`}`,
  );
  await dropChannels(tx, cids, now);
  if (words) await forgetWords(tx, { userId, keptIn, now });
  const drafts = await tx
    .select({ cid: chatDrafts.cid, message: chatDrafts.message })
    .from(chatDrafts)
    .where(eq(chatDrafts.userId, userId));
  const begun = drafts.map(({ cid, message }) => ({ cid, attachments: message.attachments ?? [] }));
  await dropFilesIn(tx, begun, now);
  for (const table of own)
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
}

async function forgetWords(
  tx: Transaction,
  { userId, keptIn, now }: Required<Omit<Forgotten, "cids" | "words">>,
) {
  const elsewhere = keptIn.length ? notInArray(chatMessages.cid, keptIn) : sql`true`;
  await tx.execute(
    sql`delete from chat_message_history where message_id in
      (select id from chat_messages where user_id = ${userId} and ${elsewhere})`,
  );
  await removeMessagesOf(tx, userId, { mode: "pruning", keptIn, now });
  const stays = (poll: SQL) =>
    keptIn.length
      ? sql`${poll} in (select poll_id from chat_messages where ${inArray(chatMessages.cid, keptIn)})`
      : sql`false`;
  await removePolls(tx, sql`created_by_id = ${userId} and (${stays(sql`id`)}) is not true`);
  await tx.execute(
    sql`delete from chat_poll_votes where user_id = ${userId} and answer_text is not null
      and (${stays(sql`poll_id`)}) is not true`,
  );
}

/** The channels in which a user has said something: in messages, or in the polls of others. */
export async function channelsWithWordsOf(db: Reader, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ cid: string }>(sql`
    select cid from chat_messages where user_id = ${userId}
    union select cid from chat_messages where poll_id in (select poll_id from chat_poll_votes where user_id = ${userId})`);
  return rows.map(({ cid }) => cid);
}

/** Deletes channels with everything in them. */
export async function dropChannels(tx: Transaction, cids: string[], now: Date) {
  const remaining = cids.length
    ? await tx.select({ cid: chatChannels.cid }).from(chatChannels).where(inArray(chatChannels.cid, cids))
    : [];
  if (remaining.length) await removePolls(tx, askedIn(cids));
  for (const { cid } of remaining) {
    await tx.delete(chatEvents).where(eq(chatEvents.cid, cid));
    await removeChannel(tx, cid, { hard: true, now });
  }
}

/** What was written under an id that is no account becomes an account's, and the id is anonymized. */
export async function giveWords(
  tx: Transaction,
  { fromId, toId, now }: { fromId: string; toId: string; now: Date },
) {
  await tx.update(chatMessages).set({ userId: toId }).where(eq(chatMessages.userId, fromId));
  await forgetPerson(tx, { userId: fromId, cids: [], words: false, now });
}

/** All messages of one user, for their data export. */
export function wordsOf(db: Reader, userId: string) {
  return db
    .select({ channel: chatMessages.cid, text: chatMessages.text, at: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), isNull(chatMessages.deletedAt)))
    .orderBy(asc(chatMessages.createdAt));
}
