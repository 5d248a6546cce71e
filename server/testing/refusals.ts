import { desc, eq } from "drizzle-orm";
import { type ApiError, CallRefused } from "#contract/client.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import type { World } from "./world.ts";

/** What the server answered when it refused a call that has to be refused. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallRefused)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error.error;
}

export async function lastLetterTo(world: World, email: string) {
  const [letter] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return letter;
}
