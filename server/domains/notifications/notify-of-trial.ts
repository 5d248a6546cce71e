import type { Transaction } from "#server/database/open.ts";
import type { billingEvents } from "#server/domains/billing/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { dayOf } from "./notify-of-invoice.ts";
import { notifyPeople } from "./notify-people.ts";

type OfTrial = (typeof billingEvents)["trialEndsSoon" | "trialEnded"];
/** Notifies a team that its trial ends on a day of its calendar, or has ended. */
export async function notifyOfTrial(tx: Transaction, { name: event, data, at }: DomainEvent<OfTrial>) {
  const { companyId } = data;
  const due = "endsAt" in data ? await dayOf(tx, companyId, data.endsAt) : "";
  return notifyPeople(tx, { event, at, companyId, words: { due } });
}
