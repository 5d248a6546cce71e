import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findOffer, type offerEvents } from "#server/domains/offers/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { dateLocale } from "#shared/times/locale.ts";
import type { NotifyingName } from "./notification-template.ts";
import { notifyPeople } from "./notify-people.ts";

type OfferStep = (typeof offerEvents)[keyof typeof offerEvents];
type Told = Extract<OfferStep, { name: NotifyingName }>;
/** Tells those whom a step of an offer concerns; the candidate of nothing before it was sent. */
export async function notifyOfOffer(tx: Transaction, { name, data, at }: DomainEvent<Told>) {
  const { userIds, sent, offerId, ...about } = data;
  const offer = await findOffer(tx, offerId);
  // After the first approval the second approver is asked, still in the name of the offer’s author.
  const actor = name === "offer.approvalAsked" ? (offer?.createdByUserId ?? about.byUserId) : about.byUserId;
  const by = actor ? await findUser(tx, actor) : undefined;
  const note = offer?.approvers.find(({ decision }) => decision === "rejected")?.note;
  await notifyPeople(tx, {
    event: name,
    at,
    ...about,
    teammateUserId: actor,
    namedUserIds: userIds,
    ...(name === "offer.withdrawn" && { to: offer?.withdrawnBy ?? "team" }),
    leaveOut: sent ? [] : ["candidate"],
    words: { teammate: by?.fullName ?? "A teammate", why: note ? ` “${note}”` : "" },
    personal: async (_, userId) => ({
      words: { answerBy: offer ? dayFor(await findUser(tx, userId), offer.expiresOn) : "" },
    }),
  });
}

/** "December 1, 2026", in the order in which the reader writes dates. */
function dayFor(reader: { locale: string } | undefined, day: string) {
  const look = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateLocale(reader?.locale ?? "en-US"), look).format(new Date(day));
}
