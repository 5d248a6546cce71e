import type { Transaction } from "#server/database/open.ts";
import type { User } from "#server/domains/accounts/index.ts";
import { replyNotAdded } from "#server/emails/reply-not-added.ts";
import { isWithin } from "#server/limits/attempts.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import type { Conversation } from "../queries.ts";

const dayS = 86_400;
/** So many a day about one thing: two programs that answer each other come to an end. */
const mostADay = 3;

type Content = Parameters<typeof replyNotAdded.render>[0];
interface NotAdded extends Content {
  /** What counts together: a conversation of someone, or a person without an account. */
  about: string;
  to: string;
  userId: string | null;
}
/** Tells the person an address belongs to, and no one else, why an email to it isn’t in the conversation. */
export async function tellNotAdded(
  tx: Transaction,
  { about, to, userId, ...content }: NotAdded,
  { config, now }: TaskContext,
) {
  const key = `reply-not-added ${about}`;
  if (!(await isWithin(tx, { key, most: mostADay, seconds: dayS }, now))) return;
  const email = replyNotAdded.render(content, { postalAddress: config.MAIL_ADDRESS });
  await enqueueEmail(tx, { to, userId, category: "account", email, lane: "email" }, now);
}

interface Told {
  user: User;
  conversation: Conversation;
  job: string | null;
  why: string;
}
/** The same for someone with an account. */
export function tellAuthor(tx: Transaction, { user, conversation, job, why }: Told, context: TaskContext) {
  const { id, email: to, fullName: name } = user;
  const { applicationId, candidateUserId } = conversation;
  const place = id === candidateUserId ? "/messages" : "/hire/messages";
  const url = `${context.config.publicUrl}${place}?application=${applicationId}`;
  return tellNotAdded(tx, { about: `${applicationId} ${id}`, to, userId: id, name, job, why, url }, context);
}
