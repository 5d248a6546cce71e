import { queryOptions, useQuery } from "@tanstack/react-query";
import { can } from "#shared/plans/can.ts";
import type { PlanFeature } from "#shared/plans/plans.data.ts";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";

export const planPath = "/hire/company/plan";

const planOf = (companyId: string) =>
  queryOptions({
    queryKey: ["plan", companyId],
    queryFn: () => api.billing.subscription({ params: { id: companyId } }),
    enabled: companyId !== "",
  });

/** The plan of the company the person hires for. */
export function useMyPlan() {
  const { companyAdmin } = useMe();
  return useQuery(planOf(companyAdmin?.companyId ?? ""));
}

/** Whether the company's plan includes something. */
export function useIncluded() {
  const { plan } = useMe();
  return (feature: PlanFeature) => !plan || can(plan, feature);
}
