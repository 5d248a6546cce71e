import { companyEvents, followCommunities } from "#server/domains/companies/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { communitiesWithJobsOf, tellMembers } from "./tell-members.ts";
import { type Reaction, onAll } from "#server/events/events.ts";

/** A company's flag follows its jobs: one that closes or is held leaves communities at once. */
const opening = [
  jobEvents.published,
  jobEvents.changed,
  jobEvents.closed,
  jobEvents.reopened,
  jobEvents.held,
  jobEvents.released,
  jobEvents.deleted,
  jobEvents.unconfirmed,
  jobEvents.imported,
  companyEvents.published,
  companyEvents.disabled,
  companyEvents.enabled,
];

export const reactions: Reaction[] = opening.map((event) =>
  onAll(event, "communities", async (tx, happened) => {
    const latest = new Map(happened.map(({ data, at }) => [data.companyId, at]));
    for (const [companyId, at] of latest) await followCommunities(tx, companyId, at);
    await tellMembers(tx, await communitiesWithJobsOf(tx, [...latest.keys()]), happened[0]!.at);
  }),
);
