import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { comingIn, onTheWay } from "#web/shared/jobs/job-address.ts";
import { alreadyApplied } from "#contract/applications.ts";
import type { MyApplication } from "#contract/application-shapes.ts";
import type { Job } from "#contract/job-shapes.ts";
import { CallRefused } from "#contract/client.ts";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { keptOnDevice } from "#web/api/device-drafts.ts";
import { useChange } from "#web/api/use-change.ts";
import { statusOf } from "#web/shared/error-status.ts";
import { reachedStep } from "#web/shared/visitors/sign-up-tracker.ts";
import { siteMeta } from "#web/shared/head.ts";
import { placeText } from "#shared/places/place-text.ts";
import { LoadFailure } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { myApplications } from "../shared/applications/my-applications.ts";
import { letterFor } from "../shared/cover-letter.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { sentAnswers } from "./answers.tsx";
import { ApplyElsewhere } from "./apply-elsewhere.tsx";
import { ApplyForm } from "./apply-form.tsx";
import { AskReferral, type NotAsked } from "./ask-referral.tsx";
import { IncompleteProfileDialog } from "./incomplete-profile-dialog.tsx";
import {
  type Draft,
  draftFor,
  everything,
  jobToApply,
  myResumes,
  readDraft,
  resumeToSend,
  withLetter,
} from "./application-data.ts";
import { appliedFor } from "./applied.ts";
import { useAskedResume } from "../shared/asked-resume.ts";
import { useKeepDraft } from "./keep-draft.ts";

export const meta = siteMeta({ title: "Apply", path: "", hidden: true });

/** Apply with a chosen resume, answers and a few own words; what is typed is kept while it is typed. */
export default function ApplyPage() {
  const { jobId = "" } = useParams();
  const [search] = useSearchParams();
  const found = useQuery(jobToApply(jobId));
  const { data: job, error } = found;
  const { data: kept, isPending } = useQuery(draftFor(jobId));
  const { data: letter, isPending: letterComing } = useQuery(letterFor(jobId));
  const { data: mine, isPending: mineComing } = useQuery(myApplications);
  const { companyAdmin } = useMe();
  const decides = companyAdmin && !companyAdmin.disabled && companyAdmin.companyId === job?.companyId;
  if (error && statusOf(error) !== 404) {
    return (
      <TitledScreen title="Apply">
        <LoadFailure title="Couldn’t load the job" of={found} />
      </TitledScreen>
    );
  }
  if (error || job?.status === "closed") {
    return (
      <TitledScreen title="Apply">
        <EmptyState
          title="This job has closed"
          action={<ButtonLink href="/today">See today’s matches</ButtonLink>}
        >
          The company is no longer accepting applications. {job && "We’ve saved what you typed."}
        </EmptyState>
      </TitledScreen>
    );
  }
  const applied = mine && appliedFor(jobId, mine);
  if (applied) return <AlreadyApplied application={applied} />;
  const before = mine?.find((each) => each.job.id === jobId);
  // Who applies elsewhere has no draft to wait for.
  if (!job || ((isPending || mineComing || letterComing) && !job.applyUrl)) {
    return (
      <TitledScreen title="Apply">
        <ListSkeleton rows={6} label="Loading job" />
      </TitledScreen>
    );
  }
  return (
    <>
      <PageHeader
        title={`Apply for ${job.jobTitle}`}
        description={`${job.company.companyName}, ${placeText(job)}`}
        back={{ href: onTheWay(`/jobs/${job.id}`, search), label: "Job" }}
      />
      <PaneBody space="md">
        {job.applyUrl ? (
          <ApplyElsewhere job={job} applyUrl={job.applyUrl} />
        ) : decides ? (
          <EmptyState
            title="You’re on this hiring team"
            action={<ButtonLink href="/hire/team">See your team</ButtonLink>}
          >
            The hiring team of {job.company.companyName} decides about this job. To apply, ask a teammate to
            remove you from the team first.
          </EmptyState>
        ) : (
          <Application
            key={job.id}
            job={job}
            start={readDraft(kept)}
            letter={letter}
            mayAsk={!before || before.canAskReferral}
          />
        )}
      </PaneBody>
    </>
  );
}

function AlreadyApplied({ application: { id, applicationState } }: { application: MyApplication }) {
  const asked = applicationState === "referralRequest";
  return (
    <TitledScreen title="Apply">
      <EmptyState
        title={asked ? "You’ve asked for a referral for this job" : alreadyApplied}
        action={
          <ButtonLink href={`/applications/${id}`}>
            {asked ? "See your request" : "See your application"}
          </ButtonLink>
        }
      >
        {asked
          ? "To apply yourself or ask someone else, withdraw your request first."
          : "See what you sent and where it stands."}
      </EmptyState>
    </TitledScreen>
  );
}

interface ApplicationProps {
  job: Pick<Job, "id" | "companyId" | "company" | "prompts" | "answersSort">;
  start: Draft;
  /** What was written for the job; undefined where it couldn't be read. */
  letter: { text: string } | null | undefined;
  /** Whether they may ask for a referral instead. */
  mayAsk: boolean;
}
function Application({ job, start, letter, mayAsk }: ApplicationProps) {
  const { candidate, id: userId } = useMe();
  const place = { userId, name: `apply:${job.id}` };
  const asked = useAskedResume();
  const [draft, setDraft] = useState(() => {
    const before = withLetter(keptOnDevice<Draft>(place) ?? start, letter);
    return asked.resumeId ? { ...before, resumeId: asked.resumeId } : before;
  });
  const [notAsked, setNotAsked] = useState<NotAsked | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { keep, done } = useKeepDraft(place, job.id);
  const { data: resumes = [] } = useQuery(myResumes);

  const sent = {
    resumeId: resumeToSend(resumes, job.id, draft)?.id ?? null,
    answers: sentAnswers(job, draft),
  };
  const send = useChange({
    call: () => {
      setNotAsked(null);
      return api.applications.apply({
        params: { id: job.id },
        body: {
          ...sent,
          pitch: draft.pitch || null,
          ...comingIn(search),
        },
      });
    },
    // The news that it has arrived comes as a notification of its own.
    done: async ({ id }) => {
      done();
      reachedStep("finished");
      await navigate(`/applications/${id}`);
    },
    refusal: null,
    stale: everything,
  });
  function type(typed: Draft) {
    setDraft(typed);
    keep(typed);
    asked.settled();
  }
  const { error } = send;
  const problem = notAsked ? notAsked.error : error;
  const incomplete = problem instanceof CallRefused && problem.error.code === "PROFILE_INCOMPLETE";
  return (
    <>
      <ApplyForm
        job={job}
        draft={draft}
        onChange={type}
        problem={problem ? sentenceOf(problem) : null}
        fields={incomplete ? {} : fieldsOf(problem)}
      >
        {letter && letter.text !== draft.pitch && (
          <OtherNote onUse={() => type({ ...draft, pitch: letter.text, letter: letter.text })} />
        )}
        <Button tone="fill" size="lg" busy={send.isPending} onClick={() => send.mutate()}>
          Send application
        </Button>{" "}
        <AskReferral
          job={job}
          note={draft.pitch}
          sent={sent}
          mayAsk={mayAsk}
          onProblem={setNotAsked}
          onAsked={done}
        />
      </ApplyForm>
      {incomplete && candidate && (
        <IncompleteProfileDialog
          candidateId={candidate.id}
          missing={fieldsOf(problem)}
          toSend={notAsked ? "request" : "application"}
          onClose={() => (notAsked ? setNotAsked(null) : send.reset())}
          onComplete={notAsked ? notAsked.again : send.attempt}
        />
      )}
    </>
  );
}

/** The note that was typed goes out; the letter does where the person says so. */
function OtherNote({ onUse }: { onUse: () => void }) {
  return (
    <Callout tone="info" as="div" role="status">
      <p>Your note isn’t the cover letter you wrote for this job. Your note is what we’ll send.</p>
      <Button size="sm" onClick={onUse}>
        Use the cover letter
      </Button>
    </Callout>
  );
}
