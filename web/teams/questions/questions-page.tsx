import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Question } from "#contract/questions.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { questionPages, staleQuestions } from "#web/shared/jobs/questions.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { FromTeam } from "./from-team.tsx";
import { questionsPath } from "./questions.ts";
import styles from "./questions.module.css";
import { PageTip } from "#web/shared/welcome/page-tip.tsx";

export const meta = siteMeta({ title: "Questions", path: questionsPath, hidden: true });

/** What job seekers ask the people who work at the reader’s company. */
export default function QuestionsPage() {
  const state = useSearchParams()[0].get("list") === "answered" ? "answered" : "pending";
  const found = useInfiniteQuery(questionPages({ as: "employee", state }));
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
          {({ pages }) =>
            pages[0]!.total === 0 ? (
              <EmptyState title={state === "pending" ? "No questions to answer" : "No answers yet"}>
                Questions that job seekers ask on the pages of your company’s jobs come here, without their
                names.
              </EmptyState>
            ) : (
              <>
                <ul className={styles.questions}>
                  {pages
                    .flatMap(({ questions }) => questions)
                    .map((question) => (
                      <QuestionCard key={question.id} question={question} />
                    ))}
                </ul>
                <ShowMore
                  more={found.hasNextPage}
                  busy={found.isFetchingNextPage}
                  onMore={found.fetchNextPage}
                />
              </>
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
        <AnswerJobSeeker question={question} onDone={() => setEditing(false)} />
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

function AnswerJobSeeker({ question, onDone }: { question: Question; onDone: () => void }) {
  const { id } = question;
  const [shared, setShared] = useState(question.shared);
  const sending = useChange({
    call: (answer: string) =>
      api.questions.change({ params: { id }, query: { as: "employee" }, body: { answer, shared } }),
    done: onDone,
    success: "Answer sent",
    refusal: null,
    stale: staleQuestions,
    once: () => id,
  });
  return (
    <AnswerForm question={question} sending={sending}>
      <Checkbox label="Show it on the job’s page, with my name" checked={shared} onChange={setShared} />
    </AnswerForm>
  );
}
