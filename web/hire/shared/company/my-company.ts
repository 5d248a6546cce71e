import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";

export const companyById = (id: string) =>
  queryOptions({
    queryKey: ["company", id],
    queryFn: () => api.companies.get({ params: { id } }),
    staleTime: 60_000,
  });

/** The company the person hires for. */
export function useMyCompany() {
  const { companyAdmin } = useMe();
  return useQuery({
    ...companyById(companyAdmin?.companyId ?? ""),
    enabled: Boolean(companyAdmin?.companyId),
  });
}
