import { withCurrency } from "#shared/money/currencies.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";

const names = new Intl.DisplayNames("en-US", { type: "currency" });
const nameOf = (code: string) => (/^[A-Z]{3}$/.test(code) ? names.of(code) : undefined) ?? code;
const optionOf = (code: string) => ({ value: code, label: `${code}, ${nameOf(code)}` });
/** The usual ones first, then all others. */
const options = [...new Set([...withCurrency("USD"), ...Intl.supportedValuesOf("currency")])].map(optionOf);

interface CurrencyFieldProps {
  label: string;
  hint?: string;
  /** Empty while none is chosen. */
  value: string;
  error?: string | undefined;
  onChange: (currency: string) => void;
}
/** Any currency, found by its code or its name. */
export function CurrencyField({ label, hint, value, error, onChange }: CurrencyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null}>
      <Combobox
        options={options}
        value={value ? optionOf(value) : null}
        onChange={(option) => onChange(option?.value ?? "")}
        placeholder="Type a code or a name"
        emptyText="No currency matches"
      />
    </Field>
  );
}
