import { addressOf } from "#contract/client.ts";
import { importedPeople } from "#contract/imported-people.ts";
import { notifications } from "#contract/notifications.ts";
import { reports } from "#contract/reports.ts";
import { savedSearches } from "#contract/saved-searches.ts";
import { tracking } from "#contract/tracking.ts";

/** In the place of the reader's own key: it belongs to no one, so that a click in a preview unsubscribes no one. */
const noKey = "preview";

/** Where the footer of each email that people can turn off leads, by the template's name. */
const links: Record<string, string> = {
  notification: addressOf(notifications.unsubscribePage, { query: { token: noKey } }),
  "search-alert": addressOf(savedSearches.stopAlertPage, { query: { key: noKey } }),
  "new-jobs": addressOf(tracking.stopPage, { query: { key: noKey } }),
  "new-stories": addressOf(tracking.stopPage, { query: { key: noKey } }),
  "weekly-report": addressOf(reports.stopEmailPage, { query: { key: noKey } }),
  "lead-invitation": addressOf(importedPeople.showObjection, { query: { token: noKey } }),
};

/** The link of a preview's footer; nothing where the email can't be turned off. */
export function previewedUnsubscribeUrl(publicUrl: string, template: string): string | undefined {
  const link = links[template];
  return link && `${publicUrl}/api${link}`;
}
