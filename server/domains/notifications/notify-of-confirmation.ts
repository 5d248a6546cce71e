import { counted } from "#shared/words/sentence-list.ts";
import type { Transaction } from "#server/database/open.ts";
import type { jobEvents } from "#server/domains/jobs/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

type OfConfirmation = (typeof jobEvents)["confirmationDue" | "unconfirmed"];
/** Asks the team whether its jobs are still open, or tells it which ones closed: one by its name, several by their number. */
export function notifyOfConfirmation(tx: Transaction, { name, data, at }: DomainEvent<OfConfirmation>) {
  const { companyId, jobs, jobTitle } = data;
  const days = "daysLeft" in data ? counted(data.daysLeft, "day") : "";
  return notifyPeople(tx, {
    event: name,
    at,
    companyId,
    words: { jobs: jobs === 1 ? jobTitle : counted(jobs, "job"), days },
  });
}
