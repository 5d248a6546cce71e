import { ExternalLink } from "lucide-react";
import type { Job } from "#contract/job-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ShareButton } from "#web/shared/templates/share-button.tsx";

/** The public page of a live job: to look at, and to share. */
export function ShareJob({ job }: { job: Pick<Job, "id" | "companyId" | "jobTitle" | "jobCompany"> }) {
  return (
    <Row gap={1} wrap>
      <ButtonLink
        size="sm"
        tone="bare"
        icon={ExternalLink}
        href={`/jobs/${job.id}`}
        target="_blank"
        rel="noreferrer"
      >
        View job
      </ButtonLink>
      <ShareButton
        size="sm"
        tone="bare"
        as="company"
        companyId={job.companyId}
        jobId={job.id}
        title={`${job.jobTitle} at ${job.jobCompany}`}
      />
    </Row>
  );
}
