import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import type { notificationTasks } from "./tasks.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

/** The task "notifications.email": one notification as an email, if the person wants emails of its kind. */
export async function emailNotification(
  tx: Transaction,
  { userId, category, title, text, url, action }: DataOf<typeof notificationTasks.email>,
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
  await enqueueEmail(tx, { to: user.email, userId, category, email }, now);
}
