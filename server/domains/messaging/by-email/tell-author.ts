import type { Transaction } from "#server/database/open.ts";
import type { User } from "#server/domains/accounts/index.ts";
import { replyNotAdded } from "#server/emails/reply-not-added.ts";
import { isWithin } from "#server/limits/attempts.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import type { Conversation } from "../queries.ts";

const dayS = 86_400;
/** So many a day of one conversation: two programs that answer each other come to an end. */
const mostADay = 3;

interface Told {
  user: User;
  conversation: Conversation;
  job: string | null;
  why: string;
}
/** Tells the person an address belongs to, and no one else, why an email to it isn’t in the conversation. */
export async function tellAuthor(
  tx: Transaction,
  { user, conversation, job, why }: Told,
  { config, now }: TaskContext,
) {
  const { applicationId, candidateUserId } = conversation;
  const key = `reply-not-added ${applicationId} ${user.id}`;
  if (!(await isWithin(tx, { key, most: mostADay, seconds: dayS }, now))) return;
  const place = user.id === candidateUserId ? "/messages" : "/hire/messages";
  const email = replyNotAdded.render(
    { name: user.fullName, job, why, url: `${config.publicUrl}${place}?application=${applicationId}` },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "account", email, lane: "email" }, now);
}
