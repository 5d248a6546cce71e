import type { ReviewedWaitListEntry } from "#contract/company-wait-lists.ts";
import { api } from "#web/api/client.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { useAdministrator } from "../session.ts";
import { decisionFailed } from "#web/words/failures.ts";
import { waitingCompanies } from "../shared/queue/queues.ts";

interface Decision {
  entry: ReviewedWaitListEntry;
  status: "approved" | "rejected";
  reason?: string;
}

/** Lets a company in or rejects it. */
export function useEntryDecisions() {
  const { adminId } = useAdministrator();
  return useHeldDecisions({
    call: ({ entry, status, reason }: Decision) =>
      api.companies.decideWaitList({ params: { id: entry.id }, body: { adminId, status, reason } }),
    about: ({ entry }) => entry.id,
    words: ({ entry, status }) =>
      status === "approved" ? `${entry.companyName} can hire now` : `${entry.companyName} was rejected`,
    stale: [waitingCompanies],
    otherwise: decisionFailed,
  });
}
