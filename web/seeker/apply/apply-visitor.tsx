import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useParams } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { statusOf } from "#web/shared/error-status.ts";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { LoadFailure } from "#web/shared/lists/loaded.tsx";
import { useVisitor, VisitorGate } from "#web/shared/session/visitor.tsx";
import { carrying } from "#web/shared/session/return-url.ts";
import { useSignUpStart } from "#web/shared/visitors/sign-up-tracker.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import { type ApplyJob, jobToApply, postingOf } from "./application-data.ts";
import { GuestApply } from "./guest-apply.tsx";
import { ExternalApply } from "./external-apply.tsx";
import styles from "./apply.module.css";

/** What a visitor who wants to apply sees: the job, and the way in, without losing either. */
export function ApplyDoor() {
  const { jobId = "" } = useParams();
  const found = useQuery({ ...jobToApply(jobId), retry: false });
  const { data: job, error } = found;
  return (
    <SitePage>
      <Band width="narrow">
        {error && statusOf(error) !== 404 ? (
          <LoadFailure title="Couldn’t load the job" of={found} />
        ) : error || job?.status === "closed" ? (
          <EmptyState
            title="This job has closed"
            action={<ButtonLink href="/jobs">See other jobs</ButtonLink>}
          />
        ) : job ? (
          <VisitorGate visitor="nobody" onSignedIn={() => {}}>
            <JobBefore job={job} />
          </VisitorGate>
        ) : (
          <ListSkeleton rows={3} label="Loading job" />
        )}
      </Band>
    </SitePage>
  );
}

function JobBefore({ job }: { job: ApplyJob }) {
  const name = job.company.companyName;
  useSignUpStart({ jobId: job.id });
  return (
    <Stack gap={6}>
      <p className={styles.company}>
        <CompanyMark name={name} src={job.company.companyLogo} size="lg" /> {name}
      </p>
      <div>
        <h1 className={styles.title}>{job.jobTitle}</h1>
        <p className={styles.quiet}>{[placeText(job), payText(job)].filter(Boolean).join(", ")}</p>
      </div>
      {job.applyUrl ? <ExternalApply job={job} applyUrl={job.applyUrl} /> : <Ways job={job} />}
    </Stack>
  );
}

/** A job that was posted without an account is applied to without one, too. */
function Ways({ job }: { job: ApplyJob }) {
  const { data: posting, isPending } = useQuery(postingOf(job.id));
  if (isPending) return <ListSkeleton rows={2} label="Loading job" />;
  return posting?.id ? <GuestApply postingId={posting.id} job={job} /> : <WaysIn job={job} />;
}

function WaysIn({ job }: { job: ApplyJob }) {
  const door = useVisitor()!;
  const { pathname, search } = useLocation();
  // Signing in brings the person to the form itself, so there is nothing else to do after it.
  const signIn = () => door.signedIn(`Sign in to apply for ${job.jobTitle}`, () => {});
  const [first] = useState(() => signIn);
  useEffect(first, [first]);
  return (
    <Stack gap={4}>
      <p>Apply with your profile and a resume, and hear back from {job.company.companyName} here.</p>
      <Row gap={2} wrap>
        <Button tone="fill" size="lg" onClick={signIn}>
          Sign in to apply
        </Button>
        <ButtonLink size="lg" href={carrying("/sign-up", new URLSearchParams({ to: pathname + search }))}>
          Create a profile
        </ButtonLink>
      </Row>
      <p>
        <Link href={`/jobs/${job.id}`}>Back to the job</Link>
      </p>
    </Stack>
  );
}
