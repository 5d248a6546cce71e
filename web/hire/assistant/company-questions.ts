import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** Questions that what the company knows answers; a source that changes makes them stale. */
export const companyQuestions = queryOptions({
  queryKey: ["knowledge", "questions"],
  queryFn: () => api.assistant.companyQuestions(),
});
