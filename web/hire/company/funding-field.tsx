import { useState } from "react";
import { amountText, readAmount } from "#shared/money/amount.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";

interface FundingFieldProps {
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** What investors gave in all, written as people write it. */
export function FundingField({ value, error, onChange }: FundingFieldProps) {
  const [text, setText] = useState(() => amountText(value));
  const wrong = text.trim() !== "" && readAmount(text) === null;
  function write(next: string) {
    setText(next);
    const read = readAmount(next);
    if (read !== null) onChange(Math.round(read));
    else if (!next.trim()) onChange(null);
  }
  return (
    <Field
      label="Total funding"
      hint="In US dollars. Leave empty if undisclosed."
      error={wrong ? "Enter a single number, such as 25,000,000 or 25m" : error}
    >
      <TextInput
        inputMode="decimal"
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={() => !wrong && setText(amountText(value))}
      />
    </Field>
  );
}
