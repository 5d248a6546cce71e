import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { User } from "./queries.ts";
import { users } from "./tables.ts";

/** Remembers that a person reads the mailbox of their address, because a link sent there was used. */
export async function proveEmail(tx: Transaction, { user, now }: { user: User; now: Date }) {
  if (user.emailVerifiedAt) return;
  await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, user.id));
  await publish(tx, { name: "account.changed", data: { userId: user.id }, at: now });
}
