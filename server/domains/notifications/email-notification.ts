import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { invitedWords } from "#server/emails/privacy-words.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { senderOf } from "#server/outside/mail/company-sender.ts";
import { addressIn } from "#server/outside/mail/mail.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import type { notificationTasks } from "./tasks.ts";
import { calendarFile, methodOf } from "#server/calendars/calendar-file.ts";
import { replyAddressOf } from "#server/domains/messaging/index.ts";
import { truncate } from "#shared/words/shorten.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

const mostQuoted = 1000;

/** The task "notifications.email": one notification as an email, if the person wants emails of its kind. */
export async function emailNotification(
  tx: Transaction,
  data: DataOf<typeof notificationTasks.email>,
  { config, now }: TaskContext,
) {
  const { userId, names, category, title, url, action, calendar, from = "", companyId = null } = data;
  const { conversation } = data;
  const user = await findUser(tx, userId);
  if (!user || user.emailSettings[category] === false) return;
  const replyTo =
    conversation &&
    (await replyAddressOf(tx, config, { applicationId: conversation.applicationId, userId, now }));
  const text = wholeText(data, { answers: Boolean(replyTo), config });
  const email = notificationEmail.render(
    { name: user.fullName, title, text, action: { label: action, url: `${config.publicUrl}${url}` } },
    { postalAddress: config.MAIL_ADDRESS, unsubscribeUrl: unsubscribeUrl(config, { userId, category }) },
  );
  const sender = companyId && (await senderOf(tx, companyId, config));
  const invitation = {
    organizer: { name: from, email: sender ? sender.from.address : addressIn(config.MAIL_FROM) },
    attendee: { name: user.fullName, email: user.email },
  };
  await enqueueEmail(
    tx,
    {
      to: user.email,
      userId,
      names,
      category,
      email,
      companyId,
      ...(replyTo && { replyTo }),
      ...(calendar && { calendar: { method: methodOf(calendar), text: calendarFile(calendar, invitation) } }),
    },
    now,
  );
}

type Words = Pick<DataOf<typeof notificationTasks.email>, "text" | "conversation" | "invited">;
/** The words of the notification, how they are answered, and in an invitation why the company has the details. */
function wholeText(
  { text, conversation, invited }: Words,
  { answers, config }: { answers: boolean; config: TaskContext["config"] },
) {
  const said = answers && conversation ? answerable(text, conversation.latest) : text;
  const why = invited ? invitedWords({ ...invited, publicUrl: config.publicUrl }) : [];
  return [said, ...why].join("\n\n");
}

/** Whoever answers by email sees what they answer. */
function answerable(text: string, latest: string) {
  const words = latest && `“${truncate(latest, mostQuoted)}”`;
  return [text, words, "Reply to this email to answer."].filter(Boolean).join("\n\n");
}
