import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ColleagueQuestion } from "#contract/colleague-questions.ts";
import type { KnownBy } from "#contract/reveals.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import styles from "./application-tabs.module.css";

const questionsAbout = (applicationId: string) =>
  queryOptions({
    queryKey: ["application", applicationId, "colleague-questions"],
    queryFn: () => api.referrals.colleagueQuestions({ params: { id: applicationId } }),
  });

interface AskColleagueProps {
  applicationId: string;
  known: KnownBy;
  candidate: string;
}
/** What the team asked someone who knows the applicant, and the way to ask. */
export function AskColleague({ applicationId, known, candidate }: AskColleagueProps) {
  const { data = [] } = useQuery(questionsAbout(applicationId));
  const [asking, setAsking] = useState(false);
  const may = useCan()("applicants");
  const questions = data.filter(({ revealId }) => revealId === known.id);
  const waits = questions.some(({ state }) => state === "pending");
  const first = known.employee.fullName.split(" ")[0]!;
  return (
    <Stack gap={2}>
      {questions.length > 0 && (
        <ul className={styles.asked} aria-label={`Questions to ${known.employee.fullName}`}>
          {questions.map((question) => (
            <Asked key={question.id} question={question} />
          ))}
        </ul>
      )}
      {may && !waits && (
        <div>
          <Button size="sm" onClick={() => setAsking(true)}>
            Ask {first} about {candidate}
          </Button>
        </div>
      )}
      {asking && (
        <AskDialog
          applicationId={applicationId}
          known={known}
          title={`Ask ${first} about ${candidate}`}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

function Asked({ question: { text, state, answer, askedBy, askedAt } }: { question: ColleagueQuestion }) {
  return (
    <li>
      <b>{text}</b> {state === "pending" && <Badge tone="warn">Waiting for an answer</Badge>}
      <small>
        {askedBy ?? "A former teammate"}, <TimeAgo at={askedAt} />
      </small>
      {answer && <q>{answer}</q>}
    </li>
  );
}

interface AskDialogProps {
  applicationId: string;
  known: KnownBy;
  title: string;
  onClose: () => void;
}
function AskDialog({ applicationId, known, title, onClose }: AskDialogProps) {
  const [text, setText] = useState("");
  const ask = useChange({
    call: () =>
      api.referrals.askColleague({ params: { id: applicationId }, body: { revealId: known.id, text } }),
    done: onClose,
    success: `Question sent to ${known.employee.fullName}`,
    refusal: null,
    stale: [questionsAbout(applicationId)],
    once: () => known.id,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="They read the question and your name. Your team reads the answer; the candidate doesn’t."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="fill" busy={ask.isPending} disabled={!text.trim()} onClick={() => ask.mutate()}>
            Ask
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {ask.error && <FormError title={sentenceOf(ask.error)} />}
        <Field label="Your question" error={fieldsOf(ask.error).text ?? null}>
          <TextArea value={text} maxLength={1000} onChange={({ target }) => setText(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
