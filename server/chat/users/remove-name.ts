import { type SQL, and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { dropFilesOf } from "../attachments/drop-files.ts";
import { chatPollVotes, chatPolls } from "../store/polls/tables.ts";
import { chatChannels, chatEvents, chatMessages } from "../store/tables.ts";
import { askedIn } from "./remove-polls.ts";

interface Removed {
  userId: string;
  cids: string[];
  fullName: string;
  /** Email, phone, links: what else says who they are. */
  words: readonly string[];
  now: Date;
}
const inPlace = "[removed]";

/** Leaves what was said in channels and takes out who said it: names in all messages, and the user's own files. */
export async function removeName(tx: Transaction, { userId, cids, now, ...named }: Removed) {
  if (cids.length === 0) return;
  const inThem = inArray(chatMessages.cid, cids);
  const theirs = and(inThem, eq(chatMessages.userId, userId));
  await tx.delete(chatEvents).where(inArray(chatEvents.cid, cids));
  await tx.execute(
    sql`delete from chat_message_history where message_id in (select id from chat_messages where ${inThem})`,
  );
  await dropFilesOf(tx, theirs, now);
  await tx.update(chatMessages).set({ attachments: [], data: {} }).where(theirs);
  const pattern = patternOf(named);
  const without = (column: SQL) => sql`regexp_replace(${column}, ${pattern}, ${inPlace}, 'gi')`;
  await tx
    .update(chatMessages)
    .set({
      text: without(sql`${chatMessages.text}`),
      attachments: sql`${without(sql`${chatMessages.attachments}::text`)}::jsonb`,
      data: sql`${without(sql`${chatMessages.data}::text`)}::jsonb`,
    })
    .where(inThem);
  await tx
    .update(chatChannels)
    .set({ data: sql`${without(sql`${chatChannels.data}::text`)}::jsonb` })
    .where(inArray(chatChannels.cid, cids));
  await removeFromPolls(tx, cids, without);
}

async function removeFromPolls(tx: Transaction, cids: string[], without: (column: SQL) => SQL) {
  await tx
    .update(chatPolls)
    .set({
      name: without(sql`${chatPolls.name}`),
      description: without(sql`${chatPolls.description}`),
      options: sql`${without(sql`${chatPolls.options}::text`)}::jsonb`,
      data: sql`${without(sql`${chatPolls.data}::text`)}::jsonb`,
    })
    .where(askedIn(cids));
  await tx
    .update(chatPollVotes)
    .set({ answerText: without(sql`${chatPollVotes.answerText}`) })
    .where(sql`poll_id in (select poll_id from chat_messages where ${inArray(chatMessages.cid, cids)})`);
}

/** What says who it is, whole, then each name by itself; a phone number however its digits are grouped. */
function patternOf({ fullName, words }: Pick<Removed, "fullName" | "words">): string {
  const names = fullName.split(/[^\p{L}\p{M}]+/u).filter((name) => name.length > 2);
  return [...words, fullName]
    .map(wholePattern)
    .concat(names.map((name) => `\\m${name}\\M`))
    .join("|");
}

function wholePattern(word: string): string {
  const digits = word.replace(/\D/g, "");
  if (digits.length > 5 && !/\p{L}/u.test(word)) return `\\+?${[...digits].join("[ ().-]*")}`;
  return word.replace(/[^\p{L}\p{M}\p{N}\s]/gu, "\\$&");
}
