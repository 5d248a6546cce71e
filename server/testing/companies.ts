import { desc, eq } from "drizzle-orm";
import { outbox } from "#server/outside/mail/tables.ts";
import type { CompanyPerson } from "./people.ts";
import type { World } from "./world.ts";

/** An invitation into somebody's hiring team, and the id its letter carries. */
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
  return { ...invite, inMail: /team-invite\/([\w-]+)/.exec(letter!.text)![1]! };
}
