import { useState } from "react";
import { countsAsUnread } from "#web/api/chat-client/first-unread.ts";
import type { MessageRow } from "./message-rows.ts";

/** Messages of others since the end was last in view here; another window may have read them meanwhile. */
export function useNews(rows: readonly MessageRow[], atEnd: boolean, me: string) {
  const last = rows.findLast(({ message }) => message)?.message?.created_at ?? "";
  const [seenTo, setSeenTo] = useState(last);
  if (atEnd && seenTo !== last) setSeenTo(last);
  return newsSince(seenTo, rows, me);
}

/** How many messages of others came after a moment. */
export function newsSince(moment: string, rows: readonly MessageRow[], me: string) {
  return rows.filter(({ message }) => message && message.created_at > moment && countsAsUnread(message, me))
    .length;
}
