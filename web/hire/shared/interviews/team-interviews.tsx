import { notAllowed } from "#contract/team-rights.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import type { Interview, Proposal } from "#contract/interviews.ts";
import { whyNoInterview } from "#shared/interviews/why-none.ts";
import { isOpen } from "#shared/interviews/is-open.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { CancelInterview } from "#web/shared/interviews/cancel-interview.tsx";
import { InterviewFacts, timeHere } from "#web/shared/interviews/interview-facts.tsx";
import { useKeptOpen, useKeptSending } from "#web/shared/editor/use-kept-form.ts";
import { interviewsOf, useInterviewAct } from "#web/shared/interviews/interview-queries.ts";
import styles from "#web/shared/interviews/interviews.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { keptProposal } from "./interview-draft.ts";
import { useUnable } from "./use-interviewers.ts";
import { InterviewForm } from "./interview-form.tsx";

/** The interview that is being agreed, the way to propose one or why there is none, and those before. */
export function TeamInterviews({ detail }: { detail: ApplicationDetail }) {
  return (
    <Loaded
      of={useQuery(interviewsOf(detail.id))}
      rows={3}
      size="sm"
      loading="Loading interviews"
      failed="Couldn’t load the interviews"
    >
      {(all) => <Interviews all={all} detail={detail} />}
    </Loaded>
  );
}

function Interviews({ all, detail }: { all: Interview[]; detail: ApplicationDetail }) {
  const [now] = useState(() => new Date());
  const open = all.find((each) => isOpen(each, now));
  const earlier = all.filter((each) => each !== open);
  const none = whyNoInterview(detail);
  const may = useMay()("applicants");
  return (
    <div>
      {open && <Open key={open.id} interview={open} detail={detail} closed={none !== null} />}
      {!open && !none && may && <Proposing detail={detail} last={all[0] ?? null} />}
      {!open && !none && !may && (
        <EmptyState size="sm" title="No interview yet">
          {notAllowed("applicants")}
        </EmptyState>
      )}
      {!open && none && (
        <EmptyState size="sm" title={none.why}>
          {none.remedy}
        </EmptyState>
      )}
      {earlier.length > 0 && (
        <ul className={styles.earlier} aria-label="Past interviews">
          {earlier.map((each) => (
            <li key={each.id}>{earlierText(each)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ProposingProps {
  detail: ApplicationDetail;
  /** The one before, whose people, length and place another begins with. */
  last: Interview | null;
}
function Proposing({ detail: { id, job }, last }: ProposingProps) {
  const send = useKeptSending(keptProposal(id));
  const propose = useInterviewAct(id, (body: Proposal) =>
    send(() => api.interviews.propose({ params: { id }, body })),
  );
  return (
    <InterviewForm
      applicationId={id}
      jobId={job.id}
      before={null}
      last={last}
      busy={propose.isPending}
      error={propose.error}
      onSend={(proposal) => propose.mutate(proposal)}
    />
  );
}

interface OpenProps {
  interview: Interview;
  detail: ApplicationDetail;
  /** Nobody can be asked for other times anymore. */
  closed: boolean;
}
function Open({ interview, detail, closed }: OpenProps) {
  const kept = keptProposal(detail.id);
  const [changing, setChanging] = useKeptOpen(kept);
  const params = { id: interview.id };
  const send = useKeptSending(kept);
  const change = useInterviewAct(detail.id, async (body: Proposal) => {
    const changed = await send(() => api.interviews.change({ params, body }));
    setChanging(false);
    return changed;
  });
  const cancel = useInterviewAct(detail.id, () => api.interviews.cancel({ params }));
  const { fullName } = detail.candidate;
  const unable = useUnable(interview);
  if (changing && !closed) {
    return (
      <>
        <p className={styles.state} role="status">
          {stateText(interview, fullName)}
          {interview.time && `: ${timeHere(interview.time)}`}
        </p>
        {interview.answer && <blockquote className={styles.facts}>{interview.answer}</blockquote>}
        <InterviewForm
          applicationId={detail.id}
          jobId={detail.job.id}
          before={interview}
          busy={change.isPending}
          error={change.error}
          onSend={(proposal) => change.mutate(proposal)}
          onClose={() => setChanging(false)}
        />
      </>
    );
  }
  return (
    <>
      <p className={styles.state}>{stateText(interview, fullName)}</p>
      {interview.state !== "confirmed" && !interview.window && (
        <ul className={styles.facts} aria-label="Proposed times">
          {interview.times.map((time) => (
            <li key={time}>{timeHere(time)}</li>
          ))}
        </ul>
      )}
      {interview.answer && <blockquote className={styles.facts}>{interview.answer}</blockquote>}
      <InterviewFacts interview={interview} />
      {!closed &&
        unableWords(unable, changeLabel(interview)).map((words) => (
          <Callout key={words} tone="warn" role="note">
            {words}
          </Callout>
        ))}
      {cancel.error && <FormError title={sentenceOf(cancel.error)} />}
      <div className={styles.acts}>
        <Needs permission="applicants">
          {!closed && <Button onClick={() => setChanging(true)}>{changeLabel(interview)}</Button>}
          <CancelInterview
            description={`${fullName} and all interviewers will be told.${closed ? "" : " You can propose another interview."}`}
            busy={cancel.isPending}
            onCancel={() => cancel.mutate(undefined)}
          />
        </Needs>
      </div>
    </>
  );
}

function changeLabel({ state }: Interview) {
  return state === "confirmed" ? "Change the interview" : "Propose other times";
}

function unableWords({ notAllowed: without, gone }: ReturnType<typeof useUnable>, change: string) {
  const choose = `Choose someone else under “${change}”`;
  return [
    without.length > 0 &&
      `${sentenceList(without)} can’t review applicants, so they can’t interview. ${choose}, or give them this permission under Team.`,
    gone.length > 0 &&
      `${sentenceList(gone)} no longer ${gone.length === 1 ? "has" : "have"} access to your team. ${choose}.`,
  ].filter((words) => words !== false);
}

function earlierText({ time, times, window, state, canceledBy }: Interview) {
  const at = time ?? times[0];
  const when = at ? timeHere(at) : `${window!.from} to ${window!.to}`;
  if (state !== "canceled") return `${when}: over`;
  return canceledBy === "candidate" ? `${when}: canceled by the candidate` : `${when}: canceled`;
}

function stateText({ state }: Interview, fullName: string) {
  if (state === "confirmed") return `${fullName} confirmed`;
  return state === "refused" ? `${fullName} asked for other times` : `Waiting for ${fullName} to choose`;
}
