import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import type { notificationTasks } from "./tasks.ts";
import { calendarFile, methodOf } from "#server/calendars/calendar-file.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

/** The task "notifications.email": one notification as an email, if the person wants emails of its kind. */
export async function emailNotification(
  tx: Transaction,
  { userId, category, title, text, url, action, calendar, from = "" }: DataOf<typeof notificationTasks.email>,
  { config, now }: TaskContext,
) {
  const user = await findUser(tx, userId);
  if (!user || user.emailSettings[category] === false) return;
  const email = notificationEmail.render(
    {
      name: user.fullName,
      title,
      text,
      action: { label: action, url: `${config.publicUrl}${url}` },
    },
    { postalAddress: config.MAIL_ADDRESS, unsubscribeUrl: unsubscribeUrl(config, { userId, category }) },
  );
  const invitation = {
    organizer: { name: from, email: addressIn(config.MAIL_FROM) },
    attendee: { name: user.fullName, email: user.email },
  };
  await enqueueEmail(
    tx,
    {
      to: user.email,
      userId,
      category,
      email,
      ...(calendar && { calendar: { method: methodOf(calendar), text: calendarFile(calendar, invitation) } }),
    },
    now,
  );
}

/** "Parallel <hello@parallel.example>" is known by what stands between the brackets. */
function addressIn(sender: string) {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}
