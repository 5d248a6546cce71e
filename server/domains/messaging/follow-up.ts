import { daysLater } from "#shared/times/working-times.ts";
import { type FollowUpDays, sending } from "#contract/messaging.ts";
import { findApplication } from "#server/domains/applications/index.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { isAllowed, timeZoneOf } from "#server/domains/companies/index.ts";
import { hasWritten, channelsOfMember } from "#server/chat/index.ts";
import { wordsFor } from "#server/domains/templates/index.ts";
import type { UserContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, findTask, enqueue } from "#server/tasks/enqueue.ts";
import { conflict } from "#server/errors/refusal.ts";
import { type Conversation, candidateAuthor, findConversation, myConversation } from "./queries.ts";
import { post, whyNot } from "./post.ts";
import { messagingTasks } from "./tasks.ts";
const keyOf = (applicationId: string, userId: string) => `follow-up:${applicationId}:${userId}`;

/** What the viewer has planned to say in a conversation. */
export async function showFollowUp(context: UserContext, applicationId: string) {
  await myConversation(context, applicationId);
  const waiting = await findTask(
    context.db,
    messagingTasks.followUp,
    keyOf(applicationId, context.viewer.userId),
  );
  if (!waiting) return { followUp: null };
  return { followUp: { text: waiting.data.text, at: waiting.dueAt } };
}

/** Plans words for later; a second plan takes the first one's place. */
export async function planFollowUp(
  context: UserContext,
  applicationId: string,
  { text, days }: { text: string; days: FollowUpDays },
) {
  const { row } = await myConversation(context, applicationId);
  if (row.closed) throw conflict("CONVERSATION_CLOSED", "This conversation is closed.");
  const userId = context.viewer.userId;
  const at = daysLater(context.now(), days, await zoneOfReader(context.db, row));
  const data = { applicationId, userId, text, after: context.now().toISOString() };
  await context.db.transaction((tx) =>
    enqueue(tx, messagingTasks.followUp, { data, at, key: keyOf(applicationId, userId) }),
  );
  return { text, at };
}

/** The candidate's; of who has no account no clock is known, and the company's is used instead. */
async function zoneOfReader(db: Reader, { candidateUserId, companyId }: Conversation) {
  const reader = candidateUserId ? await findUser(db, candidateUserId) : undefined;
  return reader?.timeZone ?? timeZoneOf(db, companyId);
}

export async function cancelFollowUp(context: UserContext, applicationId: string) {
  await myConversation(context, applicationId);
  await context.db.transaction((tx) => cancelTask(tx, keyOf(applicationId, context.viewer.userId)));
  return { ok: true as const };
}

/** The task "messaging.followUp": says it, unless the candidate has written since, the conversation closed, or its author may no longer. */
export async function sendFollowUp(
  tx: Transaction,
  { applicationId, userId, text, after }: DataOf<typeof messagingTasks.followUp>,
  { now, config }: TaskContext,
) {
  const row = await findConversation(tx, applicationId);
  if (!row || row.closed) return;
  if (!(await isAllowed(tx, { companyId: row.companyId, userId }, ...sending))) return;
  const inside = await channelsOfMember(tx, userId, [row.cid]);
  if (!inside.has(row.cid) || (await hasWritten(tx, row.cid, { userId: candidateAuthor(row), after })))
    return;
  const application = await findApplication(tx, applicationId);
  const about = { companyId: row.companyId, jobId: row.jobId, candidateId: row.candidateId };
  const filled = await wordsFor(tx, text, {
    ...about,
    stage: application?.stage ?? null,
    senderUserId: userId,
    publicUrl: config.publicUrl,
  });
  const words = { text: filled, userId, now };
  if (!(await whyNot(tx, row.cid, words))) await post(tx, row.cid, { id: newId(), ...words });
}
