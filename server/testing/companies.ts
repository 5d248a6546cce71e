import { desc, eq } from "drizzle-orm";
import { outbox } from "#server/outside/mail/tables.ts";
import { companyClaims } from "#server/domains/companies/tables.ts";
import { newId } from "#server/database/ids.ts";
import { type CompanyPerson, aCompany, aPerson } from "./people.ts";
import type { World } from "./world.ts";

/** An invitation into a hiring team, and the secret its email carries. */
export async function anInvite(
  world: World,
  by: CompanyPerson,
  { email, permissions }: { email: string; permissions?: Record<string, boolean> },
) {
  const invite = await by.api.companies.invite({ body: { email, permissions } });
  const [sent] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return { ...invite, secret: /team-invite\/([\w-]+)/.exec(sent!.text)![1]! };
}

/** Someone proved their address and asks for a company that is known by its name only. */
export async function aClaim(world: World) {
  const company = await aCompany(world, { companyEmailDomain: null, provenAt: null });
  const { userId, email } = await aPerson(world);
  const id = newId();
  await world.db.insert(companyClaims).values({
    id,
    companyId: company.id,
    userId,
    email,
    domain: `${id}.example`,
    state: "waiting",
    createdAt: world.now(),
  });
  return id;
}

/** A company without a domain of its own that waits for a decision. */
export async function aWaitListEntry(world: World) {
  const person = await aPerson(world);
  const api = world.client(person.token);
  const entry = await api.companies.addToWaitList({
    body: { companyName: "Corner Cafe", website: "cornercafe.example", about: "A cafe that needs a baker" },
  });
  return { ...person, api, id: entry.id };
}
