import type { ExternalJob } from "#contract/external-jobs.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { stillHiring } from "./mailed-link.tsx";
import { isOpenJob, postingById } from "./posting.ts";

/** Where the job stands, and what comes next. */
export function PostingState({ job }: { job: ExternalJob }) {
  return (
    <Stack gap={4}>
      <h1>{job.jobTitle || "Your job"}</h1>
      <Callout tone={job.state === "refused" ? "warn" : "info"} role="status">
        {sentenceFor(job)}
      </Callout>
      {job.jobStatus === "held" && (
        <Callout tone="warn">People can’t find this job now. {job.heldReason}</Callout>
      )}
      {job.closesAt && <StillHiring id={job.id} closesAt={job.closesAt} />}
      {job.jobId && (
        <Row gap={2} wrap>
          {job.jobStatus === "live" && <ButtonLink href={`/jobs/${job.jobId}`}>See the live job</ButtonLink>}
          {job.state === "closed" && job.takeOverSlug && <PostAgain id={job.id} />}
          {job.takeOverSlug && (
            <ButtonLink href={`/hire/take-over/${job.takeOverSlug}`}>
              Turn it into a company account
            </ButtonLink>
          )}
        </Row>
      )}
    </Stack>
  );
}

function StillHiring({ id, closesAt }: { id: string; closesAt: string }) {
  const confirm = useChange({
    call: () => api.externalJobs.confirm({ params: { id } }),
    done: (job, _, cache) => cache.setQueryData(postingById(id).queryKey, job),
    success: stillHiring,
  });
  return (
    <>
      <Callout tone="warn">
        Still hiring? We close this job <TimeAgo at={closesAt} /> unless you confirm it.
      </Callout>
      <Row>
        <Button tone="fill" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Yes, keep the job live
        </Button>
      </Row>
    </>
  );
}

/** A closed job is a draft again, to be changed and sent for review. */
function PostAgain({ id }: { id: string }) {
  const again = useChange({
    call: () => api.externalJobs.update({ params: { id }, body: {} }),
    done: (job, _, cache) => cache.setQueryData(postingById(id).queryKey, job),
  });
  return (
    <Button busy={again.isPending} onClick={() => again.mutate()}>
      Post again
    </Button>
  );
}

function sentenceFor(job: ExternalJob): string {
  const { state, reason, email } = job;
  const open = isOpenJob(job);
  switch (state) {
    case "waiting":
      return `We review your ${open ? "changes" : "job"} before people see ${open ? "them" : "it"}. We’ll email ${email}.`;
    case "published":
      return publishedSentence(job);
    case "closed":
      return "This job has closed. No one can apply anymore.";
    case "refused":
      return open
        ? `We couldn’t publish your changes, so the job stays as it was. ${reason} Change it and send it again.`
        : `We couldn’t publish this job. ${reason} Change it and send it again.`;
    case "draft":
      return draftSentence(job);
  }
}

function publishedSentence({ jobStatus }: ExternalJob) {
  if (jobStatus === "live") return "Your job is live. People can find it and apply.";
  return jobStatus === "held"
    ? "Your job is published, but we’re holding it back."
    : "This job has closed. Send it for review to post it again.";
}

function draftSentence({ jobStatus, emailVerified }: ExternalJob) {
  if (jobStatus === "live") return "Your job is live as it was. Send your changes for review to show them.";
  if (jobStatus === "held") return "Send your changes for review.";
  if (jobStatus === "closed") return "This job has closed. Send it for review to post it again.";
  return emailVerified
    ? "Finish your job and send it for review."
    : "Finish your job, confirm your email, and send it for review.";
}
