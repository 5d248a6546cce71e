import { and, lt, ne } from "drizzle-orm";
import type { Chat } from "../context.ts";
import { chatAddresses } from "../moderation/tables.ts";
import { chatEndedSessions, chatEvents } from "../tables.ts";
import { chatTasks } from "../tasks/tables.ts";
import { chatWebhookCalls } from "../webhooks/tables.ts";

/** Events serve those who come back; after this long they read the channel anew. Ended tasks, lost calls and where people were go with them. */
export const eventsKeptDays = 30;

export async function forgetOldEvents({ db, now }: Pick<Chat, "db" | "now">) {
  const longAgo = new Date(now().getTime() - eventsKeptDays * 86_400_000);
  await db.delete(chatEvents).where(lt(chatEvents.at, longAgo));
  await db.delete(chatTasks).where(and(lt(chatTasks.updatedAt, longAgo), ne(chatTasks.status, "waiting")));
  await db.delete(chatAddresses).where(lt(chatAddresses.seenAt, longAgo));
  await db.delete(chatEndedSessions).where(lt(chatEndedSessions.endedAt, longAgo));
  await db.delete(chatWebhookCalls).where(lt(chatWebhookCalls.failedAt, longAgo));
}
