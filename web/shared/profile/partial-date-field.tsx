import { useState } from "react";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { readPartialDate, sayPartialDate } from "#shared/times/partial-date.ts";

interface PartialDateFieldProps {
  label: string;
  value: string | null;
  onChange: (date: string | null) => void;
  disabled?: boolean;
}

/** A year, or a month and a year; resumes often know no more. */
export function PartialDateField({ label, value, onChange, disabled }: PartialDateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && readPartialDate(typed) === undefined;
  const [left, setLeft] = useState(false);

  function leave() {
    setLeft(true);
    if (typed !== null && !unreadable) setTyped(null);
  }
  return (
    <Field
      label={label}
      optional
      disabled={disabled}
      error={left && unreadable ? "Please enter a year, or a month and a year" : null}
    >
      <TextInput
        value={disabled ? "" : (typed ?? sayPartialDate(value))}
        placeholder="Mar 2020"
        autoComplete="off"
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value);
          setLeft(false);
          const date = readPartialDate(target.value);
          if (date !== undefined) onChange(date);
        }}
        onBlur={leave}
      />
    </Field>
  );
}
