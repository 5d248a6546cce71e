import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import type { EmailSettings } from "#contract/accounts.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

interface Email {
  userId: string;
  category: keyof EmailSettings;
  title: string;
  text: string;
  url: string;
  action: string;
}

/** The task "notifications.email": one notification as an email, if the person wants emails of its kind. */
export function emailNotification(config: Config) {
  return async (tx: Transaction, data: Record<string, unknown>, now: Date) => {
    const { userId, category, title, text, url, action } = data as unknown as Email;
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
  };
}
