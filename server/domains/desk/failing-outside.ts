import type { Reader } from "#server/database/open.ts";
import { failingHosts } from "#server/domains/careers/index.ts";
import { failingSenders } from "#server/domains/companies/index.ts";
import { failingWebhooks } from "#server/domains/integrations/index.ts";
import { failingFeeds } from "#server/domains/jobs/index.ts";

/** Every outside service that companies rely on and that is failing. */
export async function failingOutside(db: Reader) {
  const [feeds, webhooks, hosts, senders] = await Promise.all([
    failingFeeds(db),
    failingWebhooks(db),
    failingHosts(db),
    failingSenders(db),
  ]);
  return [
    ...feeds.map((one) => ({ kind: "feed" as const, ...one })),
    ...webhooks.map((one) => ({ kind: "webhook" as const, ...one })),
    ...hosts.map((one) => ({ kind: "host" as const, ...one })),
    ...senders.map((one) => ({ kind: "sender" as const, ...one })),
  ];
}
