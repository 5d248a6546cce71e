import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

const linkLifeMs = 8 * 60_000;

/** The document of an onboarding and what was read from it, on whatever device it goes on. */
export const signupReading = (signupProfileId: string) =>
  queryOptions({
    queryKey: ["sign-up-reading", signupProfileId],
    queryFn: () => api.resumes.signupReading({ params: { id: signupProfileId } }),
    staleTime: linkLifeMs,
    refetchInterval: linkLifeMs,
  });
