import type { ReportedListing, listingDecisions } from "#contract/listing-reports.ts";
import { api } from "#web/api/client.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { reportedListings, takenDown } from "../shared/queue/queues.ts";

interface ListingDecision {
  listing: ReportedListing;
  decision: (typeof listingDecisions)[number];
  words?: string;
}
const said = {
  dismiss: "Reports dismissed",
  takeDown: "Taken down",
  restore: "Back up",
} as const;

/** Dismisses reports, takes down what was reported, or puts it back. */
export function useListingDecisions() {
  return useHeldDecisions({
    call: ({ listing, decision, words }: ListingDecision) =>
      api.listingReports.decide({
        params: { id: listing.id },
        body: { decision, seenUntil: listing.at, ...(words && { words }) },
      }),
    about: ({ listing }) => listing.id,
    words: ({ listing, decision }) => `${said[decision]}: ${listing.title}`,
    stale: [reportedListings, takenDown],
  });
}
