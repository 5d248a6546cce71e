import { desc, eq } from "drizzle-orm";
import { outbox } from "#server/outside/mail/tables.ts";
import type { World } from "./world.ts";

/** The newest letter to an address, as its reader got it. */
export async function lastLetterTo(world: World, email: string) {
  await world.settle();
  const [letter] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  const got = world.mailed.find(({ headers }) => headers["X-Letter-Id"] === letter?.id);
  return letter && { ...letter, ...(got && { text: got.text, html: got.html }) };
}
