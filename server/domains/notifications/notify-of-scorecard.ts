import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import type { scorecardEvents } from "#server/domains/scorecards/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

type Asking = (typeof scorecardEvents)["asked" | "reminded"];
/** Tells those who are asked for a scorecard, with the way to it. */
export async function notifyOfScorecard(tx: Transaction, { name, data, at }: DomainEvent<Asking>) {
  const { userIds, ...about } = data;
  if (userIds.length === 0) return;
  const asker = about.byUserId ? await findUser(tx, about.byUserId) : undefined;
  await notifyPeople(tx, {
    event: name,
    at,
    ...about,
    namedUserIds: userIds,
    words: { teammate: asker?.fullName ?? "Your team" },
  });
}
