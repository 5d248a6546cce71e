import { apiScopes } from "#contract/api-scopes.ts";
import { webhookEvents } from "#contract/webhook-events.ts";
import type { CompanyPerson } from "./people.ts";

/** A key with every scope, or with those given. */
export function anApiKey({ api }: CompanyPerson, scopes: (typeof apiScopes)[number][] = [...apiScopes]) {
  return api.integrations.createKey({ body: { name: "Our website", scopes } });
}

export function aWebhook(
  { api }: CompanyPerson,
  { url = "https://hooks.company.example/in", events = [...webhookEvents], withPeople = false } = {},
) {
  return api.integrations.createWebhook({ body: { url, events, withPeople } });
}
