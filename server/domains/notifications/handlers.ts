import type { notifications } from "#contract/notifications.ts";
import type { DomainHandlers } from "#server/context.ts";
import { listNotifications, markAllRead, markNotification } from "./list-notifications.ts";
import { listOutbox, readEmail } from "./read-records.ts";
import { showUnsubscribe, unsubscribe } from "./unsubscribe.ts";

export const notificationHandlers: DomainHandlers<typeof notifications> = {
  list: ({ query, ...context }) => listNotifications(context, query),
  read: ({ params, body, ...context }) => markNotification(context, params.id, body.state),
  readAll: ({ body, ...context }) => markAllRead(context, body.audience),
  unsubscribePage: ({ query, ...context }) => showUnsubscribe(context, query.token),
  unsubscribe: ({ query, ...context }) => unsubscribe(context, query.token),
  outbox: ({ query, ...context }) => listOutbox(context, query),
  email: ({ params, ...context }) => readEmail(context, params.id),
};
