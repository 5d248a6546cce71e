import { useState } from "react";
import type { ReviewedExternalJob } from "#contract/external-jobs.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { JobFacts, factsOf } from "#web/shared/jobs/job-facts.tsx";
import type { usePostDecision } from "./job-posts.ts";

interface PostDetailProps {
  post: ReviewedExternalJob;
  back: string;
  decide: ReturnType<typeof usePostDecision>;
}

/** One job as people would see it, what speaks for a scam, and the decision. */
export function PostDetail({ post, back, decide }: PostDetailProps) {
  const phone = usePhone();
  const [reason, setReason] = useState("");
  const busy = decide.isPending;
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: back, label: "Back to job posts" }}
          title={post.jobTitle}
          text={
            <>
              {post.companyName}, sent <TimeAgo at={post.submittedAt} />
            </>
          }
        />
      </PaneHead>
      <PaneBody label="Job post">
        <Stack gap={4}>
          <Callout tone={post.likeness >= 50 ? "warn" : "info"}>
            {post.likeness}% like known scams.{" "}
            {post.signals.length > 0 && `Found: ${post.signals.join(", ")}. `}
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
          <Field label="Reason" hint="Needed to refuse. We email it to the poster." optional>
            <TextArea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Button
          tone="danger"
          busy={busy}
          disabled={!reason.trim()}
          onClick={() => decide.mutate({ post, status: "refused", reason: reason.trim() })}
        >
          Refuse
        </Button>
        <Button tone="fill" busy={busy} onClick={() => decide.mutate({ post, status: "published" })}>
          Publish
        </Button>
      </PaneFoot>
    </>
  );
}
