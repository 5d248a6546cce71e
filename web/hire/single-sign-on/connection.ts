import { queryOptions } from "@tanstack/react-query";
import { teamPermissions } from "#contract/team-rights.ts";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";

export const connectionQuery = queryOptions({
  queryKey: ["company", "single-sign-on"],
  queryFn: () => api.singleSignOn.show(),
});

/** Only who may do everything may choose who can be anyone on the team. */
export function useMayChange() {
  const { can } = useMe();
  return can !== null && can.actTowardsOthers && teamPermissions.every((name) => can[name]);
}
