import { queryOptions } from "@tanstack/react-query";
import type { ReviewedExternalJob } from "#contract/external-jobs.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const waitingPosts = queryOptions({
  queryKey: ["admin", "job-posts"],
  queryFn: () => api.externalJobs.waiting(),
});

export interface PostDecision {
  post: ReviewedExternalJob;
  status: "published" | "refused";
  reason?: string;
}

/** Publishes or refuses a job that was posted without an account; the poster hears of it at once, so nothing takes it back. */
export function usePostDecision(onDecided: () => void) {
  return useChange({
    call: ({ post, status, reason }: PostDecision) =>
      api.externalJobs.decide({
        params: { id: post.id },
        body: { status, reason, submittedAt: post.submittedAt },
      }),
    done: onDecided,
    success: (_, { post, status }) =>
      status === "published" ? `${post.jobTitle} is live` : `${post.jobTitle} was refused`,
    stale: [waitingPosts],
  });
}
