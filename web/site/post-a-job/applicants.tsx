import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ExternalApplicant, ExternalJob } from "#contract/external-jobs.ts";
import { knockOutNotice, knockOutText } from "#shared/jobs/questions.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { AnswerText } from "#web/shared/applications/answer-text.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { applicantsOf, postingById } from "./posting.ts";

/** Who applied to a job without an account. */
export function Applicants({ job }: { job: ExternalJob }) {
  const found = useInfiniteQuery(applicantsOf(job.id));
  return (
    <Section title="Applicants">
      <Loaded of={found} rows={3} loading="Loading applicants" failed="Couldn’t load applicants">
        {({ pages }) => (
          <Stack gap={4}>
            <Numbers {...pages[0]!} />
            {pages[0]!.managed ? (
              <EmptyState
                size="sm"
                title="Your company has a hiring team now"
                action={<ButtonLink href="/hire/applicants">Open the hiring app</ButtonLink>}
              >
                Applicants are answered there.
              </EmptyState>
            ) : pages[0]!.total === 0 ? (
              <EmptyState size="sm" title="No applicants yet">
                They appear here with their email, so that you can answer them.
              </EmptyState>
            ) : (
              <>
                <List label="Applicants" divided>
                  {pages
                    .flatMap(({ applicants }) => applicants)
                    .map((applicant) => (
                      <ApplicantRow key={applicant.applicationId} applicant={applicant} />
                    ))}
                </List>
                <ShowMore
                  more={found.hasNextPage}
                  busy={found.isFetchingNextPage}
                  onMore={found.fetchNextPage}
                />
              </>
            )}
            {job.jobStatus !== "closed" && <CloseJob job={job} />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function Numbers({ views, managed, total }: { views: number; managed: boolean; total: number }) {
  const applied = !managed && total > 0 && counted(total, "applicant");
  return <p>{[counted(views, "view"), applied].filter(Boolean).join(" · ")}</p>;
}

function ApplicantRow({ applicant }: { applicant: ExternalApplicant }) {
  const { fullName, email, location, experienceLength, linkedInUrl, pitch, answers, resume, appliedAt } =
    applicant;
  const last = answers.filter(({ knocksOut }) => knocksOut);
  return (
    <ListRow
      title={fullName}
      end={<TimeAgo at={appliedAt} look="short" />}
      text={[location, experienceLength && `${experienceLength} of experience`].filter(Boolean).join(", ")}
      foot={
        <Stack gap={2}>
          {pitch && <p>{pitch}</p>}
          {answers.map((given) => (
            <div key={given.promptId}>
              <b>{given.question}</b> <AnswerText given={given} />
            </div>
          ))}
          {last.length > 0 && (
            <p>
              {knockOutText(last)} {knockOutNotice}
            </p>
          )}
          <p>
            <Link href={`mailto:${email}`}>{email}</Link>
            {linkedInUrl && (
              <>
                {" · "}
                <Link href={linkedInUrl}>LinkedIn</Link>
              </>
            )}
            {resume?.url && (
              <>
                {" · "}
                <Link href={resume.url}>Resume: {resume.name}</Link>
              </>
            )}
          </p>
        </Stack>
      }
    />
  );
}

function CloseJob({ job }: { job: ExternalJob }) {
  const [asking, setAsking] = useState(false);
  const close = useChange({
    call: () => api.externalJobs.update({ params: { id: job.id }, body: { closed: true } }),
    success: "Job closed",
    stale: [postingById(job.id)],
  });
  return (
    <>
      <Row gap={2}>
        <Button busy={close.isPending} onClick={() => setAsking(true)}>
          Close the job
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Close this job?"
        description="It leaves the site and no one can apply anymore. You still see who applied."
        action="Close the job"
        danger
        onConfirm={() => {
          setAsking(false);
          close.mutate();
        }}
      />
    </>
  );
}
