import {
  type Question,
  type QuestionKind,
  askedAs,
  knockOutNotice,
  sortsByAnswers,
} from "#shared/jobs/questions.ts";
import { videoLimits } from "#contract/videos.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ListField } from "#web/shared/forms/list-field.tsx";
import { KnockOutFields } from "./knock-out-fields.tsx";
import { hasMistake } from "./question-mistakes.ts";

interface QuestionsFieldProps {
  value: Question[];
  error: string | undefined;
  onChange: (value: Question[]) => void;
}

/** What people answer when they apply, and which answers sort them last. */
export function QuestionsField({ value, error, onChange }: QuestionsFieldProps) {
  const marked = error !== undefined && value.some(hasMistake);
  return (
    <Stack gap={3}>
      <ListField
        legend="Questions"
        hint="People answer these when they apply. Fewer questions get better answers."
        error={marked ? undefined : error}
        noun="question"
        most={30}
        value={value}
        onChange={onChange}
        blank={(): Question => ({
          id: newQuestionId(value.length),
          kind: "text",
          question: "",
          required: true,
        })}
      >
        {(question, change, number) => (
          <QuestionFields question={question} number={number} refused={marked} onChange={change} />
        )}
      </ListField>
      {sortsByAnswers(value) && <Callout tone="info">{knockOutNotice}</Callout>}
    </Stack>
  );
}

const videoAnswerHint = `Up to ${videoLimits.minutes} minutes. Only the applicant and your team can watch it.`;

const kinds: { value: QuestionKind; label: string }[] = [
  { value: "text", label: "In words" },
  { value: "choice", label: "One of several" },
  { value: "yesNo", label: "Yes or no" },
  { value: "number", label: "A number" },
  { value: "file", label: "A file" },
  { value: "video", label: "A video" },
];

interface QuestionFieldsProps {
  question: Question;
  number: number;
  /** Whether what is wrong with it is marked. */
  refused: boolean;
  onChange: (part: Partial<Question>) => void;
}
function QuestionFields({ question, number, refused, onChange }: QuestionFieldsProps) {
  return (
    <Stack gap={3}>
      <Field label={`Question ${number}`}>
        <TextInput
          value={question.question}
          maxLength={500}
          onChange={(event) => onChange({ question: event.target.value })}
        />
      </Field>
      <Field
        label={`Answer to question ${number}`}
        hint={question.kind === "video" ? videoAnswerHint : undefined}
      >
        <Select
          value={question.kind}
          options={kinds}
          onChange={(kind) => onChange(askedAs(question, kind))}
        />
      </Field>
      <KnockOutFields question={question} refused={refused} onChange={onChange} />
      <Checkbox
        label="Required"
        checked={question.required}
        onChange={(required) => onChange({ required })}
      />
    </Stack>
  );
}

/** Known only within its job, and never used again there. */
export function newQuestionId(before: number) {
  return `question-${Date.now().toString(36)}-${before}`;
}
