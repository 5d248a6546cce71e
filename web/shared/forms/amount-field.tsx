import { ambiguityIn, readAmount } from "#shared/money/amount.ts";
import { minorUnits } from "#shared/money/money.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";

/** What a typed amount is in minor units, or why it is none; nothing typed is neither. */
export function readMinor(text: string, currency: string): { amount: number | null; problem: string | null } {
  if (text.trim() === "") return { amount: null, problem: null };
  const unclear = ambiguityIn(text);
  const read = unclear ? null : readAmount(text);
  if (read === null) return { amount: null, problem: unclear ?? "Enter one number" };
  return { amount: minorUnits(read, currency), problem: null };
}

interface AmountFieldProps {
  label: string;
  optional?: boolean;
  hint?: string;
  value: string;
  currency: string;
  error?: string | null | undefined;
  onChange: (text: string) => void;
}
/** An amount of money as people type it. */
export function AmountField({ label, optional, hint, value, currency, error, onChange }: AmountFieldProps) {
  return (
    <Field
      label={label}
      {...(optional && { optional })}
      {...(hint && { hint })}
      error={readMinor(value, currency).problem ?? error ?? null}
    >
      <TextInput inputMode="decimal" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
