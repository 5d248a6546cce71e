import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const integrationsPath = "/hire/company/integrations";

export const apiKeys = queryOptions({
  queryKey: ["integrations", "keys"],
  queryFn: () => api.integrations.keys(),
});
export const webhooks = queryOptions({
  queryKey: ["integrations", "webhooks"],
  queryFn: () => api.integrations.webhooks(),
});
/** The boards that jobs come from. */
export const boardsOf = (companyId: string) =>
  queryOptions({
    queryKey: ["integrations", "boards", companyId],
    queryFn: () => api.boardApplications.boards({ params: { id: companyId } }),
  });
/** Read again while something is on its way. */
export const deliveriesOf = (id: string) =>
  queryOptions({
    queryKey: ["integrations", "deliveries", id],
    queryFn: () => api.integrations.deliveries({ params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.some((delivery) => delivery.state === "waiting" && delivery.attempts === 0) ? 2000 : false,
  });
