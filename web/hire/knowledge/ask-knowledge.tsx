import { MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import shared from "#web/shared/assistant/assistant.module.css";
import { MessageParts } from "#web/shared/assistant/message-parts.tsx";
import { QuestionBox } from "#web/shared/assistant/question-box.tsx";

/** A question to what the company knows, answered in the words of its sources. */
export function AskKnowledge() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Ask what your company knows"
      description="Answered by quoting the sources that are in use. Only your team can ask."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button icon={MessageCircleQuestionMark}>Ask</Button>}
    >
      {open && <Asking />}
    </Dialog>
  );
}

function Asking() {
  const [question, setQuestion] = useState("");
  const [threadId, setThreadId] = useState<string | null>(null);
  const answer = useChange({
    call: (message: string) => api.assistant.chatCompletion({ body: { message, threadId, as: "company" } }),
    done: ({ thread }) => setThreadId(thread.id),
    refusal: null,
  });
  function ask(asked: string) {
    setQuestion(asked);
    answer.mutate(asked);
  }
  return (
    <Stack gap={4}>
      {question && <p className={shared.question}>{question}</p>}
      <div aria-live="polite">{answer.data && <MessageParts parts={answer.data.answer.parts} />}</div>
      {answer.error && <FormError title={sentenceOf(answer.error)} />}
      <QuestionBox busy={answer.isPending} onAsk={ask} onStop={answer.reset} />
    </Stack>
  );
}
