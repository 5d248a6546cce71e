import { useState } from "react";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { readPartialDate, sayPartialDate } from "#shared/times/partial-date.ts";
import { useOwnProblem } from "#web/shared/forms/use-own-problem.ts";

interface PartialDateFieldProps {
  label: string;
  value: string | null;
  onChange: (date: string | null) => void;
  disabled?: boolean;
  /** What is wrong with a date that can be read. */
  problem?: string | null;
}

/** A year, or a month and a year; resumes often know no more. */
export function PartialDateField({
  label,
  value,
  onChange,
  disabled,
  problem = null,
}: PartialDateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = !disabled && typed !== null && readPartialDate(typed) === undefined;
  const { error, hide, control } = useOwnProblem(
    unreadable ? "Please enter a year, or a month and a year" : problem,
  );

  function leave() {
    control.onBlur();
    if (!unreadable) setTyped(null);
  }
  return (
    <Field label={label} optional disabled={disabled} error={error}>
      <TextInput
        {...control}
        value={disabled ? "" : (typed ?? sayPartialDate(value))}
        placeholder="Mar 2020"
        autoComplete="off"
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value);
          hide();
          const date = readPartialDate(target.value);
          if (date !== undefined) onChange(date);
        }}
        onBlur={leave}
      />
    </Field>
  );
}
