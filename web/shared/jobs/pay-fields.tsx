import { useState } from "react";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { withCurrency } from "#shared/money/currencies.ts";
import { type Pay, payMistake } from "./pay.ts";
import styles from "./pay-fields.module.css";

const periods = [
  { value: "year", label: "a year" },
  { value: "month", label: "a month" },
  { value: "week", label: "a week" },
  { value: "day", label: "a day" },
  { value: "hour", label: "an hour" },
] as const;

interface PayFieldsProps {
  draft: Pay;
  set: (part: Partial<Pay>) => void;
  error: string | undefined;
}

/** What the job pays, as it will be written. */
export function PayFields({ draft, set, error }: PayFieldsProps) {
  const [left, setLeft] = useState(false);
  const mistake = payMistake(draft);
  const wrong = error ?? (left ? mistake : null);
  return (
    <FieldGroup
      legend="Salary"
      hint="Jobs with a salary get more and better applications, and in many places the law requires one."
      error={wrong}
    >
      <div className={styles.pay}>
        <Field label="Currency">
          <Select
            value={draft.currency}
            options={withCurrency(draft.currency).map((value) => ({ value, label: value }))}
            onChange={(currency) => set({ currency })}
          />
        </Field>
        <Field label="Minimum">
          <TextInput
            inputMode="decimal"
            value={draft.payFrom}
            aria-invalid={wrong ? true : undefined}
            onBlur={() => setLeft(true)}
            onChange={(event) => set({ payFrom: event.target.value })}
          />
        </Field>
        <Field label="Maximum">
          <TextInput
            inputMode="decimal"
            value={draft.payTo}
            aria-invalid={wrong ? true : undefined}
            onBlur={() => setLeft(true)}
            onChange={(event) => set({ payTo: event.target.value })}
          />
        </Field>
        <Field label="Per">
          <Select value={draft.period} options={periods} onChange={(period) => set({ period })} />
        </Field>
      </div>
    </FieldGroup>
  );
}
