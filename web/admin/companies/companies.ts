import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { CompanyRow, FeatureState, SupportCompany } from "#contract/company-support.ts";
import type { SwitchableFeature } from "#shared/plans/plans.data.ts";
import { featureWords } from "#shared/plans/plan-words.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

const pageSize = 50;
export const companies = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "companies", search],
    queryFn: ({ pageParam: skip }) =>
      api.companySupport.list({ query: { skip, limit: pageSize, ...(search && { search }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });
export const company = (id: string) =>
  queryOptions({
    queryKey: ["admin", "company", id],
    queryFn: () => api.companySupport.get({ params: { id } }),
  });

interface Wanted {
  row: CompanyRow;
  reason: string;
}
/** Hides a company from everything public, or shows it again. */
export function useDisabling() {
  return useChange({
    call: ({ row, reason }: Wanted) =>
      api.companySupport.setDisabled({
        params: { id: row.id },
        body: { disabled: row.disabledAt === null, reason },
      }),
    done: (found: SupportCompany, _, cache) => cache.setQueryData(company(found.id).queryKey, found),
    success: ({ companyName, disabledAt }) => `${companyName} ${disabledAt ? "disabled" : "enabled"}`,
    stale: [["admin", "companies"]],
    once: ({ row }) => row.id,
  });
}

interface Switched {
  id: string;
  feature: SwitchableFeature;
  state: FeatureState;
  reason: string;
}
const nowWords: Record<FeatureState, string> = { plan: "follows the plan", on: "is on", off: "is off" };
/** Turns a feature on or off for a company, or lets its plan decide again. */
export function useSwitching() {
  return useChange({
    call: ({ id, ...body }: Switched) => api.companySupport.setFeature({ params: { id }, body }),
    done: (found: SupportCompany, _, cache) => cache.setQueryData(company(found.id).queryKey, found),
    success: ({ companyName }, { feature, state }) =>
      `${featureWords[feature]} ${nowWords[state]} for ${companyName}`,
    once: ({ id, feature }) => `${id} ${feature}`,
  });
}
