import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const questionsPath = "/teams/questions";

/** What the hiring team asks the reader about applicants they know. */
export const askedByTeam = queryOptions({
  queryKey: ["colleague-questions"],
  queryFn: () => api.referrals.askedOfMe(),
});
