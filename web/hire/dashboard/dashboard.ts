import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const dashboardPath = "/hire";

/** Read again with every change of an application. */
export const dashboardOf = queryOptions({
  queryKey: ["applications", "dashboard"],
  queryFn: () => api.dashboard.show(),
});
