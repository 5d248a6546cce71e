import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MessageCircleQuestionMark } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { AnsweredBy } from "#web/shared/assistant/answer.tsx";
import { relatedQuestions } from "#web/shared/assistant/assistant-queries.ts";
import shared from "#web/shared/assistant/assistant.module.css";
import { CoachExplanation } from "#web/shared/assistant/coach-explanation.tsx";
import { MessageParts } from "#web/shared/assistant/message-parts.tsx";
import { QuestionBox } from "#web/shared/assistant/question-box.tsx";
import { InShort } from "./in-short.tsx";

interface AskAboutJobProps {
  job: { id: string; jobTitle: string; company: { id: string; companyName: string } };
}

/** The coach over a job: questions people ask about it, and any other. */
export function AskAboutJob({ job }: AskAboutJobProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={`Ask about ${job.jobTitle}`}
      description="Answered from this job, its company, your resumes and our help pages."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="lg" icon={MessageCircleQuestionMark}>
          Ask
        </Button>
      }
      footer={<CoachExplanation />}
    >
      {open && (
        <Stack gap={4}>
          <InShort job={job} />
          <Asking jobId={job.id} />
        </Stack>
      )}
    </Dialog>
  );
}

function Asking({ jobId }: { jobId: string }) {
  const { data } = useQuery(relatedQuestions(jobId));
  const [question, setQuestion] = useState("");
  const [draft, setDraft] = useState("");
  const answer = useChange({
    call: (asked: string) => api.assistant.answerQuestion({ body: { jobId, question: asked } }),
    refusal: null,
  });
  async function ask(asked: string) {
    setQuestion(asked);
    if (!(await answer.attempt(asked))) setDraft((typed) => (typed ? `${asked}\n${typed}` : asked));
  }
  const offered = data ? [...data.job, ...data.company, ...data.fit, ...data.applying] : [];
  return (
    <Stack gap={4}>
      <div className={shared.suggestions}>
        {offered.map((each) => (
          <Button key={each} size="sm" onClick={() => void ask(each)}>
            {each}
          </Button>
        ))}
      </div>
      {question && <p className={shared.question}>{question}</p>}
      <div aria-live="polite">
        {answer.data && (
          <>
            <MessageParts parts={answer.data.parts} />
            <AnsweredBy answeredBy={answer.data.answeredBy} />
          </>
        )}
      </div>
      {answer.error && <FormError title={sentenceOf(answer.error)} />}
      <QuestionBox
        busy={answer.isPending}
        typed={draft}
        onType={setDraft}
        onAsk={(asked) => void ask(asked)}
        onStop={answer.reset}
      />
    </Stack>
  );
}
