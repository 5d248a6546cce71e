import { and, desc, eq } from "drizzle-orm";
import { peopleAway } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, namedIn } from "#server/domains/accounts/index.ts";
import { conversationOfChannel } from "#server/domains/messaging/index.ts";
import { newId } from "#server/database/ids.ts";
import { publish } from "#server/events/events.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { notifications } from "./tables.ts";
import { notificationTasks } from "./tasks.ts";
import { notificationEvents } from "./events.ts";

const everyMs = 5 * 60_000;
const event = "conversation.waiting";

/** The task "notifications.messages": a person who is away is notified once of new messages, and again only after they come back; someone whose account is disabled is not. */
export async function notifyOfMessages(tx: Transaction, _data: object, { now }: TaskContext) {
  for (const waiting of await peopleAway(tx, now)) {
    const conversation = await conversationOfChannel(tx, waiting.cid);
    if (!conversation) continue;
    const [latest] = await tx
      .select({ at: notifications.createdAt })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, waiting.userId),
          eq(notifications.event, event),
          eq(notifications.applicationId, conversation.applicationId),
        ),
      )
      .orderBy(desc(notifications.createdAt))
      .limit(1);
    if (latest && latest.at > waiting.since) continue;
    if ((await findUser(tx, waiting.userId))?.disabledAt) continue;
    await notify(tx, { ...waiting, ...conversation, now });
  }
  await runNext(tx, notificationTasks.messages, new Date(now.getTime() + everyMs));
}

interface Waiting {
  userId: string;
  unread: number;
  fromUserId: string | null;
  fromName: string | null;
  latest: string;
  applicationId: string;
  jobId: string;
  companyId: string;
  candidateUserId: string | null;
  now: Date;
}
async function notify(tx: Transaction, waiting: Waiting) {
  const { userId, unread, fromName, applicationId, jobId, candidateUserId, now } = waiting;
  const toCandidate = userId === candidateUserId;
  const from = fromName ?? "Deleted user";
  const words = unreadWords({ from, unread, applicationId, toCandidate });
  const notificationId = newId();
  await tx.insert(notifications).values({
    id: notificationId,
    userId,
    audience: toCandidate ? "candidate" : "company",
    event,
    ...words,
    type: "info",
    applicationId,
    jobId,
    createdAt: now,
  });
  await publish(tx, notificationEvents.posted, { data: { notificationId, userId }, at: now });
  await email(tx, waiting, words);
}

interface Unread {
  from: string;
  unread: number;
  applicationId: string;
  toCandidate: boolean;
}
/** "You have 1 unread message from Marit Oakes." */
export function unreadWords({ from, unread, applicationId, toCandidate }: Unread) {
  return {
    title: `New message from ${from}`,
    text:
      unread === 1
        ? `You have 1 unread message from ${from}.`
        : `You have ${unread.toLocaleString("en-US")} unread messages, the latest from ${from}.`,
    url: `${toCandidate ? "/messages" : "/hire/messages"}?application=${applicationId}`,
  };
}

/** The label of the email’s button. */
export const readMessages = "Read and reply";

async function email(tx: Transaction, waiting: Waiting, words: { title: string; text: string; url: string }) {
  const { userId, fromUserId, latest, applicationId, companyId, candidateUserId, now } = waiting;
  const others = [fromUserId, candidateUserId].filter((id) => id !== userId);
  await enqueue(tx, notificationTasks.email, {
    data: {
      userId,
      names: await namedIn(tx, others, `${words.title}\n${latest}`),
      category: "messages",
      action: readMessages,
      ...words,
      conversation: { applicationId, latest },
      ...(userId === candidateUserId && { companyId }),
    },
    at: now,
  });
}
