import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** Every application of the person, and the invitations that wait for an answer. */
export const myApplications = queryOptions({
  queryKey: ["my-applications"],
  queryFn: () => api.applications.mine(),
});
