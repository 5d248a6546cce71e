import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { users } from "../tables.ts";
import { accountEvents } from "../events.ts";

export interface ProvenEmail {
  userId: string;
  email: string;
  now: Date;
}
type Listener = (tx: Transaction, proven: ProvenEmail) => Promise<void>;
const listeners: Listener[] = [];

/** Lets domains above accounts act in the transaction in which a mailbox is proven, so that nobody has to sign in again. */
export function onEmailProven(listener: Listener) {
  listeners.push(listener);
}

/** Remembers that a person reads the mailbox of an address, because a link sent there was used. */
export async function proveEmail(tx: Transaction, proven: ProvenEmail) {
  const { userId, email, now } = proven;
  await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, userId));
  await publish(tx, accountEvents.changed, { data: { userId }, at: now });
  for (const listener of listeners) await listener(tx, proven);
}
