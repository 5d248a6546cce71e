import type { Transaction } from "#server/database/open.ts";
import type { communityEvents } from "#server/domains/communities/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

type OfCommunity = (typeof communityEvents)[keyof typeof communityEvents];
/** Notifies moderators of what waits and of what we did, a person of how they stand, and a company of its job. */
export function notifyOfCommunity(tx: Transaction, { name: event, data, at }: DomainEvent<OfCommunity>) {
  return notifyPeople(tx, {
    event,
    at,
    companyId: "companyId" in data ? data.companyId : null,
    jobId: "jobId" in data ? data.jobId : null,
    aboutUserId: "userId" in data ? data.userId : null,
    namedUserIds: namedIn(data),
    words: { title: data.name, id: data.communityId, why: "why" in data ? data.why : "" },
    ...("to" in data && { to: data.to }),
  });
}

function namedIn(data: DomainEvent<OfCommunity>["data"]): string[] {
  if ("moderatorIds" in data) return data.moderatorIds;
  return "userId" in data ? [data.userId] : [];
}
