import { addDays } from "#shared/times/add-days.ts";
import { and, eq, like, lt, ne, sql } from "drizzle-orm";
import type { Chat } from "../context.ts";
import { chatAddresses } from "../store/moderation/tables.ts";
import { chatEndedSessions, chatEvents, chatUsers } from "../store/tables.ts";
import { chatTasks } from "../store/tasks/tables.ts";
import { chatWebhookCalls } from "../store/webhooks/tables.ts";

/** Events serve clients that reconnect; after this long they reload the channel. Finished tasks, failed webhook calls, addresses of users and unused guests are deleted with them. */
export const eventsKeptDays = 30;

export async function forgetOldEvents({ db, now }: Pick<Chat, "db" | "now">) {
  const longAgo = addDays(now(), -eventsKeptDays);
  await db.delete(chatEvents).where(lt(chatEvents.at, longAgo));
  await db.delete(chatTasks).where(and(lt(chatTasks.updatedAt, longAgo), ne(chatTasks.status, "waiting")));
  await db.delete(chatAddresses).where(lt(chatAddresses.seenAt, longAgo));
  await db.delete(chatEndedSessions).where(lt(chatEndedSessions.endedAt, longAgo));
  await db
    .delete(chatUsers)
    .where(
      and(
        eq(chatUsers.role, "guest"),
        like(chatUsers.id, "guest-%"),
        lt(chatUsers.createdAt, longAgo),
        sql`not exists (select 1 from chat_members where chat_members.user_id = ${chatUsers.id})`,
        sql`not exists (select 1 from chat_messages where chat_messages.user_id = ${chatUsers.id})`,
      ),
    );
  await db.delete(chatWebhookCalls).where(lt(chatWebhookCalls.failedAt, longAgo));
}
