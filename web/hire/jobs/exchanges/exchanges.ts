import { queryOptions } from "@tanstack/react-query";
import { exchangeFacets } from "#contract/exchanges.ts";
import { mostExchangeHits } from "#contract/search.ts";
import { api } from "#web/api/client.ts";
import type { AskedInAddress } from "#web/shared/search/search-address.ts";
import { takeTyping } from "#web/shared/search/typing.ts";

export const advertisePath = (jobId: string) => `/hire/jobs/${jobId}/advertise`;

/** The places an address asks for, all on one page. */
export const exchangesFound = ({ terms }: AskedInAddress) =>
  queryOptions({
    queryKey: ["exchanges", "search", terms],
    queryFn: () =>
      api.search.search({
        params: { index: "exchange" },
        body: {
          ...terms,
          facets: [...exchangeFacets],
          resultsPerPage: mostExchangeHits,
          typing: takeTyping(),
        },
      }),
    placeholderData: (last) => last,
  });

/** Where a job is advertised. */
export const boostsOf = (jobId: string) =>
  queryOptions({
    queryKey: ["exchanges", "job", jobId],
    queryFn: () => api.exchanges.ofJob({ params: { id: jobId } }),
  });

/** Where all of the company's jobs are. */
export const trackersOf = (companyId: string) =>
  queryOptions({
    queryKey: ["exchanges", "company", companyId],
    queryFn: () => api.exchanges.trackers({ params: { id: companyId } }),
  });
