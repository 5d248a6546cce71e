import type { CandidateContext } from "#server/context.ts";
import { runSearch, whenReady } from "#server/domains/search/index.ts";
import type { AskedPay } from "./asked-pay.ts";

interface Wanted {
  /** So many are read. */
  most: number;
  pay?: AskedPay | null;
}
/** Jobs as the search finds them: what matches, without what searches next to it find, and how many there are in all. */
export async function searchJobs(context: CandidateContext, query: string, { most, pay = null }: Wanted) {
  const { hits, matching, total } = await runSearch(whenReady(context), "jobs", {
    query: query.slice(0, 200),
    filters: {},
    ranges: pay ? { salary: { min: pay.min, currency: pay.currency } } : {},
    facets: [],
    page: 1,
    resultsPerPage: most,
    seed: "",
    typing: true,
  });
  return { jobs: hits.slice(0, matching).flatMap(({ job }) => job ?? []), total };
}
