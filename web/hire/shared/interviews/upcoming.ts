import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const upcomingInterviews = queryOptions({
  queryKey: ["interviews", "upcoming"],
  queryFn: () => api.interviews.upcoming(),
});
