import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const careersPath = "/hire/company/careers";

/** The page as the team works on it. */
export const careersPage = (id: string) =>
  queryOptions({
    queryKey: ["careers", "page", id],
    queryFn: () => api.careers.page({ params: { id } }),
  });

export const pageVersions = (id: string) =>
  queryOptions({
    queryKey: ["careers", "versions", id],
    queryFn: () => api.careers.pageVersions({ params: { id } }),
  });

export const pageTeam = (id: string) =>
  queryOptions({
    queryKey: ["careers", "team", id],
    queryFn: () => api.careers.pageTeam({ params: { id } }),
  });
