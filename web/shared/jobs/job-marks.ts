import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SearchHit } from "#contract/search.ts";
import { api } from "#web/api/client.ts";
import type { Visitor } from "#web/shared/session/visitor.tsx";

/** As many jobs as are asked about in one call. */
const atOnce = 50;

/** What the person has done with the jobs of a list, and how well they fit, asked in one call. */
export const jobMarks = (ids: readonly string[]) => {
  const asked = [...new Set(ids)].slice(0, atOnce);
  return queryOptions({
    queryKey: ["job-marks", asked],
    queryFn: () => api.jobTracker.marks({ query: { ids: asked.join(",") } }),
    enabled: asked.length > 0,
  });
};

interface Reading {
  cache: QueryClient;
  visitor: Visitor;
  ids: readonly string[];
}
/** Reads the marks before the list is shown, so that no row grows under the pointer. */
export async function readMarks({ cache, visitor, ids }: Reading) {
  if (visitor === "candidate" && ids.length) await cache.prefetchQuery({ ...jobMarks(ids), staleTime: 0 });
}

export function jobIdsOf(hits: readonly Pick<SearchHit, "job">[]) {
  return hits.flatMap(({ job }) => job?.id ?? []);
}
