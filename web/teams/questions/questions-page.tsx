import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Question } from "#contract/questions.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { questionsAsked, staleQuestions } from "#web/shared/jobs/questions.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { FromTeam } from "./from-team.tsx";
import { questionsPath } from "./questions.ts";
import styles from "./questions.module.css";
import { PageTip } from "#web/shared/welcome/page-tip.tsx";

export const meta = siteMeta({ title: "Questions", path: questionsPath, hidden: true });

/** What job seekers ask the people who work at the reader’s company. */
export default function QuestionsPage() {
  const state = useSearchParams()[0].get("list") === "answered" ? "answered" : "pending";
  const found = useQuery(questionsAsked({ state }));
  return (
    <>
      <PageHeader title="Questions" description="What only the people who work here know">
        <LinkTabs
          label="Questions"
          tabs={[
            { label: "To answer", href: questionsPath, current: state === "pending" },
            { label: "Answered", href: `${questionsPath}?list=answered`, current: state === "answered" },
          ]}
        />
      </PageHeader>
      <PaneBody space="md" label="Questions">
        <PageTip id="teams-tip-questions" />
        <FromTeam state={state} />
        <Loaded of={found} rows={4} loading="Loading questions" failed="Couldn’t load questions">
          {({ questions }) =>
            questions.length === 0 ? (
              <EmptyState title={state === "pending" ? "No questions to answer" : "No answers yet"}>
                Questions that job seekers ask on the pages of your company’s jobs come here, without their
                names.
              </EmptyState>
            ) : (
              <ul className={styles.questions}>
                {questions.map((question) => (
                  <QuestionCard key={question.id} question={question} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </PaneBody>
    </>
  );
}

function QuestionCard({ question }: { question: Question }) {
  const [editing, setEditing] = useState(false);
  const { text, job, askedAt, answer, answeredBy, shared, mine, state } = question;
  return (
    <li className={styles.question}>
      <b>{text}</b>
      <small>
        <Link href={`/jobs/${job.id}`}>{job.jobTitle}</Link>, <TimeAgo at={askedAt} />
      </small>
      {state === "answered" && !editing && (
        <>
          <p className={styles.answer}>{answer}</p>
          <small>
            {mine ? "You" : (answeredBy?.fullName ?? "A former employee")}
            {shared ? ", shown on the job’s page" : ", not shown on the job’s page"}
          </small>
        </>
      )}
      {state === "pending" || editing ? (
        <AnswerForm question={question} onDone={() => setEditing(false)} />
      ) : (
        mine && (
          <Row>
            <Button size="sm" aria-label={`Edit the answer to: ${text}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
          </Row>
        )
      )}
    </li>
  );
}

interface AnswerFormProps {
  question: Question;
  onDone: () => void;
}
function AnswerForm({ question, onDone }: AnswerFormProps) {
  const { id, text } = question;
  const [answer, setAnswer] = useState(question.answer ?? "");
  const [shared, setShared] = useState(question.shared);
  const answering = useChange({
    call: () => api.questions.change({ params: { id }, body: { answer, shared } }),
    done: onDone,
    success: "Answer sent",
    refusal: null,
    stale: staleQuestions,
    once: () => id,
  });
  return (
    <Stack gap={3}>
      {answering.error && <FormError title={sentenceOf(answering.error)} />}
      <Field
        label={
          <>
            Your answer<span className="sr"> to: {text}</span>
          </>
        }
        error={fieldsOf(answering.error).answer ?? null}
      >
        <TextArea value={answer} maxLength={2000} onChange={({ target }) => setAnswer(target.value)} />
      </Field>
      <Checkbox label="Show it on the job’s page, with my name" checked={shared} onChange={setShared} />
      <Row>
        <Button
          tone="fill"
          busy={answering.isPending}
          disabled={!answer.trim()}
          aria-label={`Send answer to: ${text}`}
          onClick={() => answering.mutate()}
        >
          Send answer
        </Button>
      </Row>
    </Stack>
  );
}
