import { useState } from "react";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** A number as it is typed; what is none stays in the field and says so. */
export function NumberField({ label, hint, value, error, onChange }: NumberFieldProps) {
  const [text, setText] = useState(() => (value === null ? "" : String(value)));
  const wrong = text.trim() !== "" && !isNumber(text);
  function write(next: string) {
    setText(next);
    if (isNumber(next)) onChange(Number(next));
    else if (!next.trim()) onChange(null);
  }
  return (
    <Field label={label} hint={hint} error={wrong ? "Enter a number" : error}>
      <TextInput inputMode="decimal" value={text} onChange={({ target }) => write(target.value)} />
    </Field>
  );
}

function isNumber(text: string) {
  return /^\s*\d+(\.\d+)?\s*$/.test(text);
}
