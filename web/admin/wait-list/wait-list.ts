import { queryOptions } from "@tanstack/react-query";
import type { ReviewedWaitListEntry } from "#contract/company-wait-lists.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useAdministrator } from "../session.ts";

export const waitingCompanies = queryOptions({
  queryKey: ["admin", "wait-list"],
  queryFn: () => api.companies.waitList(),
});

interface Decision {
  entry: ReviewedWaitListEntry;
  status: "approved" | "rejected";
  reason?: string;
}

/** Lets a company in or rejects it; its person hears of it at once, so nothing takes it back. */
export function useEntryDecision(onDecided: () => void) {
  const { adminId } = useAdministrator();
  return useChange({
    call: ({ entry, status, reason }: Decision) =>
      api.companies.decideWaitList({ params: { id: entry.id }, body: { adminId, status, reason } }),
    done: onDecided,
    success: (_, { entry, status }) =>
      status === "approved" ? `${entry.companyName} can hire now` : `${entry.companyName} was rejected`,
    stale: [waitingCompanies],
  });
}
