import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** What the preference screens offer; the same for everyone. */
export const preferenceOptions = queryOptions({
  queryKey: ["preference-options"],
  queryFn: () => api.candidates.preferenceOptions(),
  staleTime: Infinity,
});

/** One's own profile as a job seeker. */
export const candidateProfile = (id: string) =>
  queryOptions({
    queryKey: ["candidate", id],
    queryFn: () => api.candidates.get({ params: { id } }),
  });

const linkLifeMs = 8 * 60_000;
/** Resumes with links to their documents, asked for again before the links run out. */
export const myResumes = queryOptions({
  queryKey: ["resumes"],
  queryFn: () => api.resumes.list(),
  refetchInterval: linkLifeMs,
});
