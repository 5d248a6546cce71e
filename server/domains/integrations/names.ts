import { namesOf } from "#server/database/names-of.ts";
import { apiKeys, webhooks } from "./tables.ts";

/** What the audit log calls them. */
export const apiKeyNames = namesOf(apiKeys, apiKeys.name);
export const webhookNames = namesOf(webhooks, webhooks.url);
