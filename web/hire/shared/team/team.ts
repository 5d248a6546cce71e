import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** Everyone who hires for the company, those whose access is off included. */
export const teamOf = (companyId: string) =>
  queryOptions({
    queryKey: ["team", companyId],
    queryFn: () => api.companies.team({ params: { id: companyId }, query: { all: "true" } }),
    enabled: companyId !== "",
  });
export const teamInvites = queryOptions({
  queryKey: ["team", "invites"],
  queryFn: () => api.companies.invites(),
});
