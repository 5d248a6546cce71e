import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const employeeWaitListPath = "/teams/wait-list";

/** One's own place on the waitlist of employees. */
export const myPlace = queryOptions({
  queryKey: ["my-employee-wait-list"],
  queryFn: () => api.employeeWaitLists.mine(),
});
