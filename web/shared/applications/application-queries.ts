import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const historyOf = (id: string) =>
  queryOptions({
    queryKey: ["applications", "history", id],
    queryFn: () => api.applications.history({ params: { id } }),
  });
