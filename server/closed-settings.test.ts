import { expect, test } from "vitest";
import type { TeamPermission } from "#contract/team-rights.ts";
import { anApiKey, aWebhook } from "#server/testing/integrations.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

interface About {
  companyId: string;
  webhookId: string;
}
type Reading = (by: CompanyPerson, about: About) => Promise<unknown>;

/** Settings that tell addresses, keys or how people sign in, and who may read them. */
const readings: [what: string, permission: TeamPermission, read: Reading][] = [
  ["API keys", "integrations", ({ api }) => api.integrations.keys()],
  ["addresses of webhooks", "integrations", ({ api }) => api.integrations.webhooks()],
  [
    "what was sent to a webhook",
    "integrations",
    ({ api }, { webhookId }) => api.integrations.deliveries({ params: { id: webhookId } }),
  ],
  [
    "the sender with its DKIM record",
    "company",
    ({ api }, { companyId }) => api.companies.sender({ params: { companyId } }),
  ],
  ["single sign-on", "team", ({ api }) => api.singleSignOn.show()],
  [
    "who asked not to be contacted",
    "sourcing",
    ({ api }, { companyId }) => api.networks.contacts({ query: { ids: companyId } }),
  ],
];

test.each(readings)(
  "settings: %s are read with the permission %s, and without it refused",
  async (_, permission, read) => {
    const ana = await aCompanyAdmin(world);
    const { companyId } = ana;
    await anApiKey(ana);
    const about = { companyId, webhookId: (await aWebhook(ana)).id };
    await read(ana, about);
    const limited = await aCompanyAdmin(world, { companyId, without: [permission] });
    expect(await refusal(read(limited, about))).toMatchObject({ statusCode: 403, code: "FORBIDDEN" });
  },
);
