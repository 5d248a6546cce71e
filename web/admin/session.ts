import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** The administrator who is signed in on this browser. */
export const administrator = queryOptions({
  queryKey: ["administrator"],
  queryFn: () => api.accounts.adminMe(),
  staleTime: 60_000,
});

export function useAdministrator() {
  return useSuspenseQuery(administrator).data;
}
