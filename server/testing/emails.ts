import { desc, eq } from "drizzle-orm";
import { outbox } from "#server/outside/mail/tables.ts";
import type { World } from "./world.ts";

/** The newest email to an address, as its reader got it. */
export async function lastEmailTo(world: World, email: string) {
  await world.settle();
  const [kept] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  const got = world.mailed.find(({ headers }) => headers["X-Email-Id"] === kept?.id);
  return kept && { ...kept, ...(got && { text: got.text, html: got.html }) };
}
