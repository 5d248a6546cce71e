import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const invitationOf = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: () => api.leads.showInvitation({ query: { token } }),
    retry: false,
  });
