import { eq } from "drizzle-orm";
import { companies } from "#server/domains/companies/tables.ts";
import { aBrowser } from "./browser.ts";
import type { OpenIdProvider } from "./openid-provider.ts";
import type { CompanyPerson } from "./people.ts";
import type { World } from "./world.ts";

/** Connects a member's company to a provider that speaks for the company's domain, and tests it as its team would. */
export async function aSingleSignOn(world: World, provider: OpenIdProvider, by: CompanyPerson) {
  const { issuer, clientId, clientSecret } = provider;
  const connection = await by.api.singleSignOn.connect({ body: { issuer, clientId, clientSecret } });
  const [company] = await world.db.select().from(companies).where(eq(companies.id, by.companyId));
  const domain = company!.companyEmailDomain!;
  world.textRecords.set(domain, [connection.record.value]);
  await by.api.singleSignOn.addDomain({ body: { domain } });
  return { id: connection.id, domain };
}

/** Someone goes to the provider and comes back in the same browser, as whoever it says they are. */
export async function signInAt(
  world: World,
  provider: OpenIdProvider,
  { email, ...answer }: { email: string } & Partial<Parameters<OpenIdProvider["signIn"]>[1]>,
) {
  const browser = aBrowser(world);
  const { url } = await browser.api.singleSignOn.start({ body: { email } });
  const claims = { sub: `subject of ${email}`, email, name: "Sol Signer", ...answer.claims };
  return browser.api.singleSignOn.finish({
    body: { search: provider.signIn(url, { ...answer, claims }) },
  });
}
