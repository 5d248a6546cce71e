import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import type { Chat } from "../context.ts";
import { chatMessages } from "../store/tables.ts";
import type { chatTaskKinds } from "../store/tasks/task-kinds.ts";

/** The task "chat.giveFiles": the addresses in messages that moved to another channel name that one, so that they are renewed there. */
export function giveFiles({ links }: Pick<Chat, "links">) {
  return async (
    tx: Transaction,
    { from, to, messageIds }: DataOf<typeof chatTaskKinds.giveFiles>,
    now: Date,
  ) => {
    const moved = await tx
      .select({ id: chatMessages.id, attachments: chatMessages.attachments })
      .from(chatMessages)
      .where(and(eq(chatMessages.cid, to), inArray(chatMessages.id, messageIds)))
      .for("update");
    for (const { id, attachments } of moved)
      await tx
        .update(chatMessages)
        .set({ attachments: links.renewed(attachments, { cid: to, from, now }) })
        .where(eq(chatMessages.id, id));
  };
}
