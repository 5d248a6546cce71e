import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const notesOf = (id: string) =>
  queryOptions({
    queryKey: ["applications", "notes", id],
    queryFn: () => api.applications.notes({ params: { id } }),
  });
export const historyOf = (id: string) =>
  queryOptions({
    queryKey: ["applications", "history", id],
    queryFn: () => api.applications.history({ params: { id } }),
  });
