import { useQuery } from "@tanstack/react-query";
import type { ReviewedExternalJob } from "#contract/external-jobs.ts";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { JobFacts, factsOf } from "#web/shared/jobs/job-facts.tsx";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import { waitingPosts } from "../shared/queue/queues.ts";
import { usePostDecisions } from "./job-posts.ts";

const path = "/admin/job-posts";
export const meta = siteMeta({ title: "Job posts", path, hidden: true });

/** Jobs posted without an account that wait for a look, those most like known scams first. */
export default function JobPostsPage() {
  const posts = useQuery(waitingPosts);
  const { decide, waiting } = usePostDecisions();
  return (
    <ReviewQueue
      words={{ list: "Job posts", row: "Job post", rows: "job posts" }}
      path={path}
      head={<PageHeader size="pane" title="Job posts" />}
      of={{ ...posts, data: posts.data && waiting(posts.data) }}
      none={{
        title: "No job posts to review",
        text: "Jobs posted without an account appear here before anyone sees them.",
      }}
      row={(post) => ({
        title: post.jobTitle,
        text: `${post.companyName}, ${post.email}`,
        foot: `${post.likeness}% like known scams`,
        at: post.submittedAt,
      })}
      review={(post) => ({
        title: post.jobTitle,
        text: (
          <>
            {post.companyName}, sent <TimeAgo at={post.submittedAt} />
          </>
        ),
        body: <Post post={post} />,
        line: { label: "Reason", hint: "Needed to refuse. We email it to the poster.", optional: true },
        decisions: [
          {
            label: "Refuse",
            tone: "danger",
            shortcut: "r",
            needsWords: true,
            leaves: true,
            perform: (reason) => decide({ post, status: "refused", reason }),
          },
          {
            label: "Publish",
            tone: "fill",
            shortcut: "a",
            leaves: true,
            perform: () => decide({ post, status: "published" }),
          },
        ],
      })}
    />
  );
}

/** One job as people would see it, and what speaks for a scam. */
function Post({ post }: { post: ReviewedExternalJob }) {
  return (
    <Stack gap={4}>
      <Callout tone={post.likeness >= 50 ? "warn" : "info"}>
        {post.likeness}% like known scams. {post.signals.length > 0 && `Found: ${post.signals.join(", ")}. `}
        This only orders the list; honest jobs can look like this.
      </Callout>
      <p>
        Posted by {post.email}, confirmed.{" "}
        {post.companyWebsite ? `Website ${post.companyWebsite}.` : "No website given."}
      </p>
      <JobFacts facts={factsOf({ ...post, remoteLocations: [] })} />
      <RichText html={post.jobDescription} />
      {post.prompts.map(({ id, question }) => (
        <p key={id}>{question}</p>
      ))}
    </Stack>
  );
}
