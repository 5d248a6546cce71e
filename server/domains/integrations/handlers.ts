import type { integrations } from "#contract/integrations.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { createKey, listKeys, revokeKey } from "./api-keys.ts";
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewSecret,
  replay,
  testWebhook,
} from "./webhooks.ts";

export const integrationHandlers: DomainHandlers<typeof integrations> = {
  keys: (context) => listKeys(context),
  createKey: ({ body, ...context }) => createKey(context, body),
  revokeKey: ({ params, ...context }) => revokeKey(context, params.id).then(() => done),
  webhooks: (context) => listWebhooks(context),
  createWebhook: ({ body, ...context }) => createWebhook(context, body),
  changeWebhook: ({ params, body, ...context }) => changeWebhook(context, params.id, body),
  removeWebhook: ({ params, ...context }) => removeWebhook(context, params.id).then(() => done),
  renewSecret: ({ params, ...context }) => renewSecret(context, params.id),
  testWebhook: ({ params, ...context }) => testWebhook(context, params.id),
  deliveries: ({ params, ...context }) => listDeliveries(context, params.id),
  replay: ({ params, body, ...context }) => replay(context, params.id, body.deliveryId),
};
