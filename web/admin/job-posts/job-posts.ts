import type { ReviewedExternalJob } from "#contract/external-jobs.ts";
import { api } from "#web/api/client.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { waitingPosts } from "../shared/queue/queues.ts";

interface PostDecision {
  post: ReviewedExternalJob;
  status: "published" | "refused";
  reason?: string;
}

/** Publishes or refuses a job that was posted without an account. */
export function usePostDecisions() {
  return useHeldDecisions({
    call: ({ post, status, reason }: PostDecision) =>
      api.externalJobs.decide({
        params: { id: post.id },
        body: { status, reason, submittedAt: post.submittedAt },
      }),
    about: ({ post }) => post.id,
    words: ({ post, status }) =>
      status === "published" ? `${post.jobTitle} is live` : `${post.jobTitle} was refused`,
    stale: [waitingPosts],
  });
}
