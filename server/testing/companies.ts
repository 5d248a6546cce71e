import { desc, eq } from "drizzle-orm";
import { outbox } from "#server/outside/mail/tables.ts";
import type { CompanyPerson } from "./people.ts";
import type { World } from "./world.ts";

/** An invitation into a hiring team, and the secret its email carries. */
export async function anInvite(
  world: World,
  by: CompanyPerson,
  { email, permissions }: { email: string; permissions?: Record<string, boolean> },
) {
  const invite = await by.api.companies.invite({ body: { email, permissions } });
  const [letter] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return { ...invite, secret: /team-invite\/([\w-]+)/.exec(letter!.text)![1]! };
}
