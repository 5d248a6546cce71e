import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import type { offerEvents } from "#server/domains/offers/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import type { NotifyingName } from "./notification-template.ts";
import { notifyPeople } from "./notify-people.ts";

type OfferStep = (typeof offerEvents)[keyof typeof offerEvents];
type Told = Extract<OfferStep, { name: NotifyingName }>;
/** Tells those whom a step of an offer concerns; the candidate of nothing before it was sent. */
export async function notifyOfOffer(tx: Transaction, { name, data, at }: DomainEvent<Told>) {
  const { userIds, sent, ...about } = data;
  const by = about.byUserId ? await findUser(tx, about.byUserId) : undefined;
  // The end of an application is told already.
  const untold = !sent || (name === "offer.withdrawn" && !about.byUserId);
  await notifyPeople(tx, {
    event: name,
    at,
    ...about,
    namedUserIds: userIds,
    leaveOut: untold ? ["candidate"] : [],
    words: { teammate: by?.fullName ?? "A teammate" },
  });
}
