import type { JobFields } from "#contract/job-shapes.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { ListField } from "#web/shared/forms/list-field.tsx";

type Prompts = JobFields["prompts"];
interface QuestionsFieldProps {
  value: Prompts;
  error: string | undefined;
  onChange: (value: Prompts) => void;
}

/** What people answer when they apply. */
export function QuestionsField({ value, error, onChange }: QuestionsFieldProps) {
  return (
    <ListField
      legend="Questions"
      hint="People answer these when they apply. Fewer questions get better answers."
      error={error}
      noun="question"
      most={30}
      value={value}
      onChange={onChange}
      blank={() => ({ id: newId(value), question: "", required: true })}
    >
      {({ question, required }, change, number) => (
        <>
          <Field label={`Question ${number}`}>
            <TextInput
              value={question}
              maxLength={500}
              onChange={(event) => change({ question: event.target.value })}
            />
          </Field>
          <Checkbox label="Required" checked={required} onChange={(needed) => change({ required: needed })} />
        </>
      )}
    </ListField>
  );
}

/** Known only within its job, and never used again there. */
function newId(prompts: Prompts) {
  return `question-${Date.now().toString(36)}-${prompts.length}`;
}
