import { failureText } from "#shared/jobs/failure-text.ts";
import { platformName } from "#shared/words/platform-name.ts";
import type { Transaction } from "#server/database/open.ts";
import { accountsWith } from "#server/domains/companies/index.ts";
import type { jobFeedEvents } from "#server/domains/jobs/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

type OfFeed = (typeof jobFeedEvents)[keyof typeof jobFeedEvents];
/** Tells the people with the integrations permission when a source of jobs begins to fail, and when it works again; who started that sync has seen it. */
export async function notifyOfFeed(tx: Transaction, { name, data, at }: DomainEvent<OfFeed>) {
  const { companyId, feedId, system, byUserId } = data;
  return notifyPeople(tx, {
    event: name,
    at,
    companyId,
    byUserId,
    namedUserIds: await accountsWith(tx, companyId, "integrations"),
    words: {
      title: platformName(system),
      id: feedId,
      why: "message" in data ? failureText(data.message) : "",
    },
  });
}
