import type { Transaction } from "#server/database/open.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { lockOffer, offersAbout } from "./queries.ts";
import { endOffer } from "./send-offer.ts";
import { endedOffers } from "./transitions.data.ts";

/** Nobody waits for an answer about an application that has ended. */
export const reactions: Reaction[] = [
  applicationEvents.withdrawn,
  applicationEvents.passed,
  applicationEvents.expired,
].map((event) =>
  on(event, "offers.withdraw", (tx, { data, at }) => withdrawOpen(tx, data.applicationId, at)),
);

async function withdrawOpen(tx: Transaction, applicationId: string, now: Date) {
  for (const { id } of await offersAbout(tx, applicationId)) {
    const row = await lockOffer(tx, id);
    if (row && !endedOffers.includes(row.state)) await endOffer(tx, row, { byUserId: null, now });
  }
}
