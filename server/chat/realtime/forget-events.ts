import { lt } from "drizzle-orm";
import type { Chat } from "../context.ts";
import { chatEvents } from "../tables.ts";

/** Events serve those who come back; after this long they read the channel anew. */
export const eventsKeptDays = 30;

export async function forgetOldEvents({ db, now }: Pick<Chat, "db" | "now">) {
  await db
    .delete(chatEvents)
    .where(lt(chatEvents.at, new Date(now().getTime() - eventsKeptDays * 86_400_000)));
}
