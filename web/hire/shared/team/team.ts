import { queryOptions, useQuery } from "@tanstack/react-query";
import { type TeamPermission, decidesAbout } from "#contract/team-rights.ts";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";

/** Everyone who hires for the company, those whose access is off included. */
export const teamOf = (companyId: string) =>
  queryOptions({
    queryKey: ["team", companyId],
    queryFn: () => api.companies.team({ params: { id: companyId }, query: { all: "true" } }),
    enabled: companyId !== "",
  });
/** Which permissions I decide about for others. */
export function useMayGive() {
  const { can, companyAdmin } = useMe();
  const { data: team = [] } = useQuery(teamOf(companyAdmin?.companyId ?? ""));
  return (permission: TeamPermission) => decidesAbout(permission, can ?? {}, team);
}

export const teamInvites = queryOptions({
  queryKey: ["team", "invites"],
  queryFn: () => api.companies.invites(),
});
