import { Plus, Trash2 } from "lucide-react";
import type { JobFields } from "#contract/jobs.ts";
import { Button } from "#ui/controls/button.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Field, FieldGroup } from "#ui/controls/field.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import styles from "./job-editor.module.css";

type Prompts = JobFields["prompts"];
const most = 30;

/** What people answer when they apply. */
export function QuestionsField({ value, onChange }: { value: Prompts; onChange: (value: Prompts) => void }) {
  const change = (at: number, part: Partial<Prompts[number]>) =>
    onChange(value.map((prompt, index) => (index === at ? { ...prompt, ...part } : prompt)));
  return (
    <FieldGroup legend="Questions" hint="People answer them when they apply. Few are answered better.">
      {value.map((prompt, index) => (
        <div key={prompt.id} className={styles.question}>
          <Field label={`Question ${index + 1}`} hideLabel>
            <TextInput
              value={prompt.question}
              maxLength={500}
              onChange={(event) => change(index, { question: event.target.value })}
            />
          </Field>
          <Checkbox
            label="Needed"
            checked={prompt.required}
            onChange={(required) => change(index, { required })}
          />
          <IconButton
            icon={Trash2}
            label={`Remove question ${index + 1}`}
            onClick={() => onChange(value.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon={Plus}
          disabled={value.length >= most}
          onClick={() => onChange([...value, { id: newId(value), question: "", required: true }])}
        >
          Add a question
        </Button>
      </div>
    </FieldGroup>
  );
}

/** Known only within its job, and never used again there. */
function newId(prompts: Prompts) {
  return `question-${Date.now().toString(36)}-${prompts.length}`;
}
