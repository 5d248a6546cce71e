import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** The words that a company has used, the most frequent first. */
export const companyTags = queryOptions({
  queryKey: ["applications", "tags"],
  queryFn: () => api.applications.tags(),
});

/** What was added and what was removed between two sets of tags. */
export function changeBetween(before: readonly string[], after: readonly string[]) {
  return {
    add: after.filter((tag) => !before.includes(tag)),
    remove: before.filter((tag) => !after.includes(tag)),
  };
}
