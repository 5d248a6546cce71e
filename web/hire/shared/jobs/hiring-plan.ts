import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** Jobs that are being filled, and how far they are. */
export const hiringPlan = queryOptions({
  queryKey: ["hiring-plan"],
  queryFn: () => api.hiringPlans.list(),
});
