import { and, desc, eq } from "drizzle-orm";
import { peopleAway } from "#server/chat/index.ts";
import type { Database, Transaction } from "#server/database/open.ts";
import { conversationOfChannel } from "#server/domains/messaging/index.ts";
import { newId } from "#server/database/ids.ts";
import { publish } from "#server/events/events.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { notifications } from "./tables.ts";
import { notificationTasks } from "./tasks.ts";
import { notificationEvents } from "./events.ts";

const task = notificationTasks.messages;
const everyMs = 5 * 60_000;
const event = "conversation.waiting";

/** The task "notifications.messages": a person who is away is told once of new messages, and again only after they came back. */
export async function tellAway(tx: Transaction, _data: object, { now }: TaskContext) {
  for (const waiting of await peopleAway(tx, now)) {
    const conversation = await conversationOfChannel(tx, waiting.cid);
    if (!conversation) continue;
    const [told] = await tx
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
    if (told && told.at > waiting.since) continue;
    await tell(tx, { ...waiting, ...conversation, now });
  }
  await scheduleTelling(tx, new Date(now.getTime() + everyMs));
}

/** Has the telling waiting; called at every start. */
export function startTelling(db: Database, now: Date) {
  return db.transaction((tx) => scheduleTelling(tx, now));
}

function scheduleTelling(tx: Transaction, at: Date) {
  return enqueue(tx, task, { data: {}, at, key: task.kind });
}

interface Told {
  userId: string;
  unread: number;
  fromName: string | null;
  applicationId: string;
  jobId: string;
  candidateUserId: string;
  now: Date;
}
async function tell(tx: Transaction, told: Told) {
  const { userId, unread, fromName, applicationId, jobId, candidateUserId, now } = told;
  const toCandidate = userId === candidateUserId;
  const from = fromName ?? "Deleted user";
  const said = {
    title: `New message from ${from}`,
    text:
      unread === 1
        ? `You have 1 unread message from ${from}.`
        : `You have ${unread.toLocaleString("en-US")} unread messages, the latest from ${from}.`,
    url: `${toCandidate ? "/messages" : "/hire/messages"}?application=${applicationId}`,
  };
  const notificationId = newId();
  await tx.insert(notifications).values({
    id: notificationId,
    userId,
    audience: toCandidate ? "candidate" : "company",
    event,
    ...said,
    type: "info",
    applicationId,
    jobId,
    createdAt: now,
  });
  await publish(tx, notificationEvents.posted, { data: { notificationId, userId }, at: now });
  await enqueue(tx, notificationTasks.email, {
    data: { userId, category: "messages", action: "Read and reply", ...said },
    at: now,
  });
}
