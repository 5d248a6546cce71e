import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { SpendColumn, SpendFile } from "#contract/ad-spend.ts";
import { type Money, formatMoney } from "#shared/money/money.ts";
import { api } from "#web/api/client.ts";

const pageSize = 20;

/** What the ads of a job may cost and did cost, some entries at a time. */
export const adAccountOf = (jobId: string) =>
  infiniteQueryOptions({
    queryKey: ["exchanges", "spend", jobId],
    queryFn: ({ pageParam }) =>
      api.adSpend.ofJob({ params: { id: jobId }, query: { skip: pageParam, limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      total > pages.length * pageSize ? pages.length * pageSize : undefined,
  });

/** What each exchange cost and brought for a job. */
export const adCostsOf = (jobId: string) =>
  queryOptions({
    queryKey: ["exchanges", "costs", jobId],
    queryFn: () => api.reports.ads({ query: { jobId } }),
  });

export const previewOf = (companyId: string, file: SpendFile) =>
  queryOptions({
    queryKey: ["spend-preview", companyId, file],
    queryFn: () => api.adSpend.preview({ params: { id: companyId }, body: file }),
    retry: false,
  });

export const columnWords: Record<SpendColumn, string> = {
  day: "Day",
  cost: "Cost",
  currency: "Currency",
  job: "Job",
  exchange: "Job board",
};

/** "$160 and €20": several currencies stay apart. */
export function moneyWords(costs: readonly Money[]) {
  return costs.map(formatMoney).join(" and ");
}

/** "$2.40 a click, $30 an applicant": what can be said. */
export function perOneWords(costs: Record<"perClick" | "perApplicant" | "perHire", Money | null>) {
  const each = [
    [costs.perClick, "a click"],
    [costs.perApplicant, "an applicant"],
    [costs.perHire, "a hire"],
  ] as const;
  return each.flatMap(([cost, word]) => (cost ? [`${formatMoney(cost)} ${word}`] : [])).join(", ");
}
