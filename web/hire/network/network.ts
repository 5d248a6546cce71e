import { queryOptions } from "@tanstack/react-query";
import { networkFacets } from "#contract/networks.ts";
import { api } from "#web/api/client.ts";
import { type AskedInAddress, addressOf } from "#web/shared/search/search-address.ts";

export const networkPath = "/hire/network";
const pageSize = 50;

/** The people an address asks for. */
export const peopleFound = ({ terms, page }: AskedInAddress) =>
  queryOptions({
    queryKey: ["network", "search", terms, page],
    queryFn: () =>
      api.networks.search({
        body: { ...terms, page, resultsPerPage: pageSize, facets: [...networkFacets] },
      }),
    placeholderData: (last) => last,
  });
export const networkGroups = queryOptions({
  queryKey: ["network", "groups"],
  queryFn: () => api.networks.groups(),
});
export const networks = queryOptions({
  queryKey: ["network", "kept"],
  queryFn: () => api.networks.list(),
});
export const personWithRoles = (candidateId: string) =>
  queryOptions({
    queryKey: ["network", "person", candidateId],
    queryFn: () => api.networks.openRoles({ query: { candidateId } }),
  });
export const recommendedFor = (jobId: string | null) =>
  queryOptions({
    queryKey: ["network", "recommended", jobId],
    queryFn: () => api.networks.recommendations({ query: jobId ? { jobId } : {} }),
  });

/** The same search with someone opened beside it. */
export function addressWith(asked: AskedInAddress, candidateId?: string) {
  const address = addressOf(networkPath, asked);
  if (!candidateId) return address;
  return `${address}${address.includes("?") ? "&" : "?"}open=${candidateId}`;
}
