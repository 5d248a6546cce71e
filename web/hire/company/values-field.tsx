import type { Company } from "#contract/company-shapes.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { ListField } from "#web/shared/forms/list-field.tsx";

type Values = Company["values"];

/** What the company holds to, each with a sentence that shows it. */
interface ValuesFieldProps {
  value: Values;
  error: string | undefined;
  onChange: (value: Values) => void;
}
export function ValuesField({ value, error, onChange }: ValuesFieldProps) {
  return (
    <ListField
      error={error}
      legend="Values"
      hint="What you believe in, and how it shows"
      noun="value"
      most={20}
      value={value}
      onChange={onChange}
      blank={() => ({ title: "", description: "" })}
    >
      {({ title, description }, change, number) => (
        <>
          <Field label={`Value ${number}`}>
            <TextInput
              value={title}
              maxLength={120}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <Field label={`What value ${number} means`} hideLabel>
            <TextArea
              rows={2}
              value={description}
              maxLength={2000}
              onChange={(event) => change({ description: event.target.value })}
            />
          </Field>
        </>
      )}
    </ListField>
  );
}
