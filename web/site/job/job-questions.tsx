import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnsweredQuestion, Question } from "#contract/questions.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { useChange } from "#web/api/use-change.ts";
import { questionsAsked, staleQuestions } from "#web/shared/jobs/questions.ts";
import { me } from "#web/shared/session/session.ts";
import type { Visitor } from "#web/shared/session/visitor.tsx";
import styles from "./job.module.css";

interface JobQuestionsProps {
  job: { id: string; company: { companyName: string } };
  visitor: Visitor;
  /** What everyone reads, and whether someone is there to ask. */
  found: { questions: AnsweredQuestion[]; canAsk: boolean };
  /** Nobody is asked about a closed job; who asked before reads what became of it. */
  closed?: boolean;
}
/** What job seekers asked the people who work at the company, and a way to ask them. */
export function JobQuestions({ job, visitor, found, closed = false }: JobQuestionsProps) {
  const asked = useQuery({
    ...questionsAsked({ as: "candidate", jobId: job.id }),
    enabled: visitor === "candidate",
  });
  const questions = closed ? [] : found.questions;
  const own = (asked.data?.questions ?? []).filter(({ shared }) => closed || !shared);
  const canAsk = found.canAsk && !closed;
  if (questions.length === 0 && own.length === 0 && !canAsk) return null;
  const { companyName } = job.company;
  return (
    <Section
      title={
        closed
          ? `Your questions to people who work at ${companyName}`
          : `Ask people who work at ${companyName}`
      }
      anchor="questions"
      description={closed ? undefined : "They read your question, not your name."}
      className={styles.asking}
    >
      <Stack gap={4}>
        {own.length > 0 && <OwnQuestions questions={own} canAsk={canAsk} />}
        {questions.length > 0 && (
          <dl className={styles.questions}>
            {questions.map((question) => (
              <Answered key={question.id} question={question} />
            ))}
          </dl>
        )}
        {canAsk && visitor === "candidate" && <AskForm jobId={job.id} />}
        {canAsk && visitor === "nobody" && (
          <p>
            <ButtonLink href={`/sign-in?to=${encodeURIComponent(`/jobs/${job.id}#questions`)}`}>
              Sign in to ask
            </ButtonLink>
          </p>
        )}
      </Stack>
    </Section>
  );
}

function Answered({ question: { text, answer, answeredAt, answeredBy } }: { question: AnsweredQuestion }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>
        {answer}
        <small>
          {answeredBy?.fullName ?? "A former employee"}
          {answeredAt && (
            <>
              , <TimeAgo at={answeredAt} />
            </>
          )}
        </small>
      </dd>
    </div>
  );
}

/** The reader’s own that everyone else does not see. */
function OwnQuestions({ questions, canAsk }: { questions: Question[]; canAsk: boolean }) {
  return (
    <dl className={styles.questions}>
      {questions.map((question) =>
        question.answer ? (
          <Answered key={question.id} question={question} />
        ) : (
          <Unanswered key={question.id} question={question} canAsk={canAsk} />
        ),
      )}
    </dl>
  );
}

function Unanswered({ question: { id, text, state }, canAsk }: { question: Question; canAsk: boolean }) {
  const ended = state === "ended";
  const taking = useChange({
    call: () => api.questions.remove({ params: { id } }),
    success: ended ? "Question removed" : "Question withdrawn",
    stale: staleQuestions,
    once: () => id,
  });
  return (
    <div>
      <dt>{text}</dt>
      <dd>
        <small>
          {ended ? "The job closed before anyone answered." : "Waiting for an answer"}
          {ended && canAsk && " It’s open again, so you can ask again."}
        </small>
        <Button
          size="sm"
          aria-label={`${ended ? "Remove" : "Withdraw"}: ${text}`}
          onClick={() => taking.mutate()}
        >
          {ended ? "Remove" : "Withdraw"}
        </Button>
      </dd>
    </div>
  );
}

function AskForm({ jobId }: { jobId: string }) {
  const [text, setText] = useKeptQuestion(jobId);
  const asking = useChange({
    call: () => api.questions.ask({ body: { jobId, text } }),
    done: () => setText(""),
    success: "Question sent. We’ll tell you when it’s answered.",
    refusal: null,
    stale: staleQuestions,
    once: () => jobId,
  });
  return (
    <Stack gap={3}>
      {asking.error && <FormError title={sentenceOf(asking.error)} />}
      <Field label="Your question to them" error={fieldsOf(asking.error).text ?? null}>
        <TextArea value={text} maxLength={500} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div>
        <Button busy={asking.isPending} disabled={!text.trim()} onClick={() => asking.mutate()}>
          Send question
        </Button>
      </div>
    </Stack>
  );
}

/** What is typed stays on this device until it is sent. */
function useKeptQuestion(jobId: string) {
  const { data: account } = useQuery(me);
  const place = account && { userId: account.id, name: `question-to-employees:${jobId}` };
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (place && keptOnDevice<string>(place)) ?? "";
  function type(now: string) {
    setTyped(now);
    if (place) keepOnDevice(place, now || null);
  }
  return [text, type] as const;
}
