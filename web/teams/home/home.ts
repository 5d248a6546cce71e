import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { EmployeeFlags } from "#contract/employees.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

const first = 6;
const more = 24;
/** Open jobs that suit someone the employee knows, a few and then more at a time; read again with their connections. */
export const rolesToRefer = infiniteQueryOptions({
  queryKey: ["connections", "roles"],
  queryFn: ({ pageParam: skip }) =>
    api.connections.roles({ query: { skip, limit: skip === 0 ? first : more } }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => nextSkip(first + (pages.length - 1) * more, total),
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
