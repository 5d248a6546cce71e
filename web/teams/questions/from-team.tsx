import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ColleagueQuestion } from "#contract/colleague-questions.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { AnswerForm } from "./answer-form.tsx";
import { askedByTeam } from "./questions.ts";
import styles from "./questions.module.css";

/** What the hiring team asks about applicants whom the reader said they know. */
export function FromTeam({ state }: { state: ColleagueQuestion["state"] }) {
  const { data = [] } = useQuery(askedByTeam);
  const questions = data.filter((question) => question.state === state);
  if (questions.length === 0) return null;
  return (
    <Section
      title="From the hiring team"
      description="About people you said you know. The team reads your answer with your name, the candidate doesn’t."
    >
      <ul className={styles.questions}>
        {questions.map((question) => (
          <TeamQuestion key={question.id} question={question} />
        ))}
      </ul>
    </Section>
  );
}

function TeamQuestion({ question }: { question: ColleagueQuestion }) {
  const { text, candidate, job, askedBy, askedAt, answer } = question;
  const [editing, setEditing] = useState(answer === null);
  return (
    <li className={styles.question}>
      <b>{text}</b>
      <small>
        {askedBy ?? "Someone"} about {candidate.fullName}, for {job.jobTitle}, <TimeAgo at={askedAt} />
      </small>
      {editing ? (
        <AnswerTeam question={question} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles.answer}>{answer}</p>
          <Row>
            <Button size="sm" aria-label={`Edit the answer to: ${text}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
          </Row>
        </>
      )}
    </li>
  );
}

function AnswerTeam({ question, onDone }: { question: ColleagueQuestion; onDone: () => void }) {
  const { id } = question;
  const sending = useChange({
    call: (answer: string) => api.referrals.answerColleague({ params: { id }, body: { answer } }),
    done: onDone,
    success: "Answer sent to the hiring team",
    refusal: null,
    stale: [askedByTeam],
    once: () => id,
  });
  return <AnswerForm question={question} sending={sending} />;
}
