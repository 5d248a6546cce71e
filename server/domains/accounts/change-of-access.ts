import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { AccessChange } from "#server/emails/access-changed.ts";
import { sendAccessChanged } from "./email/emails.ts";
import { accountEvents } from "./events.ts";
import type { User } from "./queries.ts";

/** What opens an account changes: it is kept who did so, and the mailbox is told. */
export async function changeOfAccess<Result>(
  tx: Transaction,
  context: AuthenticatedContext,
  { user, change }: { user: User; change: AccessChange },
  act: () => Promise<Result>,
): Promise<Result> {
  const { viewer, now } = context;
  const result = await act();
  const subject = { kind: "user", id: user.id } as const;
  await audit(tx, { viewer, now: now() }, { action: `account.${change}`, subject });
  await sendAccessChanged(tx, { user, change }, context);
  await publish(tx, accountEvents.changed, { data: { userId: user.id }, at: now() });
  return result;
}
