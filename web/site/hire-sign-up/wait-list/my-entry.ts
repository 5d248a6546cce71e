import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** One's own place on the waitlist. */
export const myEntry = queryOptions({
  queryKey: ["my-wait-list"],
  queryFn: () => api.companies.myWaitList(),
});
