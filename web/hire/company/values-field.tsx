import { Plus, Trash2 } from "lucide-react";
import type { Company } from "#contract/companies.ts";
import { Button } from "#ui/controls/button.tsx";
import { Field, FieldGroup } from "#ui/controls/field.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { TextArea } from "#ui/controls/text-area.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import styles from "./company.module.css";

type Values = Company["values"];
const most = 20;

/** What the company holds to, each with a sentence that shows it. */
export function ValuesField({ value, onChange }: { value: Values; onChange: (value: Values) => void }) {
  const change = (at: number, part: Partial<Values[number]>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <FieldGroup legend="Values" hint="What you hold to, and how one notices">
      {value.map((each, index) => (
        <div key={index} className={styles.value}>
          <Field label={`Value ${index + 1}`}>
            <TextInput
              value={each.title}
              maxLength={120}
              onChange={(event) => change(index, { title: event.target.value })}
            />
          </Field>
          <IconButton
            icon={Trash2}
            label={`Remove value ${index + 1}`}
            onClick={() => onChange(value.toSpliced(index, 1))}
          />
          <Field label={`What value ${index + 1} means`} hideLabel>
            <TextArea
              rows={2}
              value={each.description}
              maxLength={2000}
              onChange={(event) => change(index, { description: event.target.value })}
            />
          </Field>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon={Plus}
          disabled={value.length >= most}
          onClick={() => onChange([...value, { title: "", description: "" }])}
        >
          Add a value
        </Button>
      </div>
    </FieldGroup>
  );
}
