export { failingWebhooks } from "./failing-webhooks.ts";
export { holderOfKey } from "./key-holder.ts";
export { integrationData } from "./own-data.ts";
export { apiKeyNames, webhookNames } from "./names.ts";
