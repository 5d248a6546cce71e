import { useState } from "react";
import { withCurrency } from "#shared/money/currencies.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { AmountField, readMinor } from "#web/shared/forms/amount-field.tsx";

/** What a company offers its employees, as it is typed; null while it can’t be read. */
export function useOffer(firstCurrency: string) {
  const [title, setTitle] = useState("");
  const [details, setDetails] = useState("");
  const [text, setText] = useState("");
  const [currency, setCurrency] = useState(firstCurrency);
  const [stock, setStock] = useState("10");
  const { amount } = readMinor(text, currency);
  return {
    offer: amount && title.trim() ? { title, details, amount, currency, stock: Number(stock) } : null,
    fields: { title, setTitle, details, setDetails, text, setText, currency, setCurrency, stock, setStock },
  };
}

interface OfferFieldsProps {
  fields: ReturnType<typeof useOffer>["fields"];
  wrong: Record<string, string>;
  /** What the amount is called. */
  amountLabel: string;
}
/** Words, amount and number of a drop or a gift card. */
export function OfferFields({ fields, wrong, amountLabel }: OfferFieldsProps) {
  return (
    <>
      <Field label="Title" error={wrong.title ?? null}>
        <TextInput
          value={fields.title}
          maxLength={120}
          onChange={({ target }) => fields.setTitle(target.value)}
        />
      </Field>
      <Field label="Details" optional error={wrong.details ?? null}>
        <TextArea
          value={fields.details}
          maxLength={1000}
          onChange={({ target }) => fields.setDetails(target.value)}
        />
      </Field>
      <AmountField
        label={amountLabel}
        value={fields.text}
        currency={fields.currency}
        error={wrong.amount}
        onChange={fields.setText}
      />
      <Field label="Currency">
        <NativeSelect
          value={fields.currency}
          options={withCurrency(fields.currency).map((value) => ({ value, label: value }))}
          onChange={({ target }) => fields.setCurrency(target.value)}
        />
      </Field>
      <Field label="How many" error={wrong.stock ?? null}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={1000}
          value={fields.stock}
          onChange={({ target }) => fields.setStock(target.value)}
        />
      </Field>
    </>
  );
}
