import { queryOptions } from "@tanstack/react-query";
import type { EmployeeFlags } from "#contract/employees.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";

/** Open jobs that suit someone the employee knows; read again with their connections. */
export const rolesToRefer = (limit: number) =>
  queryOptions({
    queryKey: ["connections", "roles", limit],
    queryFn: () => api.connections.roles({ query: { limit } }),
    placeholderData: (last) => last,
  });

export const employeeFlags = queryOptions({
  queryKey: ["referral-activity", "flags"],
  queryFn: () => api.employees.flags(),
});

/** Hides the first steps, or shows them again. */
export function useHideSteps() {
  return useChange({
    call: (stepsHidden: boolean) => api.employees.setFlags({ body: { stepsHidden } }),
    optimistic: (stepsHidden, cache) =>
      showNow<EmployeeFlags>(cache, employeeFlags, (flags) => ({ ...flags, stepsHidden })),
    stale: [employeeFlags],
  });
}
