import { companies } from "#server/domains/companies/tables.ts";
import { eq } from "drizzle-orm";
import { aCompanyAdmin } from "./people.ts";
import type { World } from "./world.ts";

/** A company that wants its emails to come from its own domain. */
export async function aSender(world: World) {
  const admin = await aCompanyAdmin(world);
  const [company] = await world.db.select().from(companies).where(eq(companies.id, admin.companyId));
  const body = { domain: company!.companyEmailDomain!, mailbox: "jobs" };
  return { ...admin, sender: await admin.api.companies.addSender({ body }) };
}
