import { type SQL, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { chatMessages } from "../store/tables.ts";

/** The polls that messages of these channels ask. */
export const askedIn = (cids: string[]) =>
  sql`id in (select poll_id from chat_messages where ${inArray(chatMessages.cid, cids)})`;

/** Deletes polls with their votes; the messages that asked them stay. */
export async function removePolls(tx: Transaction, which: SQL) {
  await tx.execute(sql`with gone as (delete from chat_polls where ${which} returning id)
    update chat_messages set poll_id = null where poll_id in (select id from gone)`);
}
