import { type ReactNode, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";

interface AnswerFormProps {
  question: { text: string; answer: string | null };
  sending: { error: unknown; isPending: boolean; mutate: (answer: string) => void };
  /** What is chosen besides the words. */
  children?: ReactNode;
}
/** Where an employee answers a question, or changes the answer. */
export function AnswerForm({ question, sending, children }: AnswerFormProps) {
  const [answer, setAnswer] = useState(question.answer ?? "");
  return (
    <Stack gap={3}>
      {Boolean(sending.error) && <FormError title={sentenceOf(sending.error)} />}
      <Field
        label={
          <>
            Your answer<span className="sr"> to: {question.text}</span>
          </>
        }
        error={fieldsOf(sending.error).answer ?? null}
      >
        <TextArea value={answer} maxLength={2000} onChange={({ target }) => setAnswer(target.value)} />
      </Field>
      {children}
      <Row>
        <Button
          tone="fill"
          busy={sending.isPending}
          disabled={!answer.trim()}
          aria-label={`Send answer to: ${question.text}`}
          onClick={() => sending.mutate(answer)}
        >
          Send answer
        </Button>
      </Row>
    </Stack>
  );
}
