import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { tasks } from "#server/tasks/tables.ts";
import { type Named, withoutName } from "#server/texts/without-name.ts";
import { notificationTasks } from "./tasks.ts";

type Waiting = DataOf<typeof notificationTasks.email>;
/** Notifications that have yet to become emails: those to someone whose account ends are dropped, others do not name them. */
export async function leaveUnnamedInTasks(tx: Transaction, userId: string, named: Named) {
  const ofEmails = eq(tasks.kind, notificationTasks.email.kind);
  await tx.delete(tasks).where(and(ofEmails, sql`${tasks.data} ->> 'userId' = ${userId}`));
  const about = sql`${tasks.data} -> 'names' @> ${JSON.stringify([userId])}::jsonb`;
  const waiting = await tx.select().from(tasks).where(and(ofEmails, about)).for("update");
  for (const { id, data } of waiting) {
    const email = data as Waiting;
    // It is answered to them, and quotes them.
    if (email.conversation) await tx.delete(tasks).where(eq(tasks.id, id));
    else
      await tx
        .update(tasks)
        .set({ data: unnamed(email, named) })
        .where(eq(tasks.id, id));
  }
}

function unnamed({ title, text, calendar, ...email }: Waiting, named: Named): Waiting {
  return {
    ...email,
    title: withoutName(title, named),
    text: withoutName(text, named),
    ...(calendar && { calendar: { ...calendar, title: withoutName(calendar.title, named) } }),
  };
}
