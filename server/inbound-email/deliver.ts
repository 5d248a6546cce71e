import type { ServerDependencies } from "#server/dependencies.ts";
import { bounceMailbox, readAddress } from "./addresses.ts";
import { type InboundEmail, type Mailbox, type Received, unknownAddress } from "./inbound-email.ts";

export type Deliver = (email: InboundEmail) => Promise<Received>;

/** Gives each email to the mailboxes it is addressed to, delivery reports to the one for them; the answer is that of the first. */
export function delivererTo(mailboxes: readonly Mailbox[], dependencies: ServerDependencies): Deliver {
  const { config, database } = dependencies;
  const named = new Map(mailboxes.map((mailbox) => [mailbox.name, mailbox]));
  return async (email) => {
    const received: Received[] = [];
    for (const recipient of email.recipients) {
      const address = readAddress(config, recipient);
      const mailbox = address && named.get(email.report ? bounceMailbox : address.mailbox);
      if (!mailbox) continue;
      const context = { ...dependencies, now: dependencies.now() };
      const arrival = { token: address.token, email };
      received.push(await database.db.transaction((tx) => mailbox.receive(tx, arrival, context)));
    }
    return received[0] ?? unknownAddress;
  };
}
