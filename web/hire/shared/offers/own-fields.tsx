import type { FilledField, OfferField } from "#shared/offers/offer-fields.ts";
import { longestOfferValue } from "#shared/offers/offer-fields.ts";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";

interface OwnFieldsProps {
  fields: readonly OfferField[];
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
  /** What the server refused, by field. */
  wrong: Record<string, string>;
}

/** The company's own fields of an offer, each with the control of its kind. */
export function OwnFields({ fields, values, onChange, wrong }: OwnFieldsProps) {
  return fields.map((field) => (
    <Field
      key={field.key}
      label={field.name}
      optional={!field.required}
      hint={field.kind === "money" ? "In the currency of the pay" : undefined}
      error={wrong[`values.${field.key}`] ?? null}
    >
      <Control
        field={{ ...field, value: values[field.key] ?? "" }}
        onChange={(value) => onChange({ ...values, [field.key]: value })}
      />
    </Field>
  ));
}

function Control({ field, onChange }: { field: FilledField; onChange: (value: string) => void }) {
  const { kind, value, required, choices } = field;
  if (kind === "date")
    return (
      <DateField
        kind="date"
        required={required}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (kind === "choice")
    return (
      <NativeSelect
        placeholder="Choose one"
        required={required}
        value={value}
        options={choices.map((each) => ({ value: each, label: each }))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <TextInput
      required={required}
      maxLength={longestOfferValue}
      inputMode={kind === "text" ? "text" : "decimal"}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
