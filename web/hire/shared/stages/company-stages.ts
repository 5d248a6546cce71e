import { queryOptions } from "@tanstack/react-query";
import type { Stage } from "#contract/job-stages.ts";
import { api } from "#web/api/client.ts";

export const companyStages = queryOptions({
  queryKey: ["stages", "company"],
  queryFn: () => api.jobs.companyStages(),
});

/** The stages a company made, in the order of its board. */
export function ownOf(companies: readonly { stages: Stage[] }[] | undefined) {
  const board = companies?.[0]?.stages ?? [];
  return board.filter(({ fixed }) => !fixed).map(({ id, name }) => ({ id, name }));
}
