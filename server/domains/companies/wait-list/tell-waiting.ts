import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { waitListJoined } from "#server/emails/wait-list-joined.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { companyTasks } from "../tasks.ts";
import { companyWaitLists } from "../tables.ts";
import type { Entry } from "./entries.ts";

export async function tellLater(tx: Transaction, { id }: Entry, now: Date) {
  await enqueue(tx, companyTasks.tellWaiting, { data: { id }, at: now });
}

/** The task "companies.tellWaiting": the place on the waitlist is sure, since the email is confirmed. */
export async function tellWaiting(
  tx: Transaction,
  { id }: DataOf<typeof companyTasks.tellWaiting>,
  { config, now }: TaskContext,
) {
  const [entry] = await tx.select().from(companyWaitLists).where(eq(companyWaitLists.id, id));
  const user = entry?.state === "waiting" ? await findUser(tx, entry.userId) : undefined;
  if (!entry || !user) return;
  const email = waitListJoined.render(
    { name: user.fullName, company: entry.companyName, url: `${config.publicUrl}/hire/wait-list` },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "account", email }, now);
}
