import { useState } from "react";
import type { Terms } from "#contract/rewards.ts";
import { withCurrency } from "#shared/money/currencies.ts";
import { amountText } from "#shared/money/amount.ts";
import { wholeUnits } from "#shared/money/money.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { AmountField, readMinor } from "#web/shared/forms/amount-field.tsx";
import styles from "./rewards.module.css";

/** An amount as it stands in its field. */
export function typed(amount: number | null, currency: string) {
  return amount === null ? "" : amountText(wholeUnits(amount, currency));
}

/** The terms as they are typed, and what they are; null while they can't be read. */
export function useTerms(initial: Terms) {
  const [bonus, setBonus] = useState(typed(initial.hireBonus, initial.currency));
  const [currency, setCurrency] = useState(initial.currency);
  const [delay, setDelay] = useState(String(initial.payoutDelay));
  const [payments, setPayments] = useState(String(initial.payments));
  const { amount, problem } = readMinor(bonus, currency);
  const terms = { hireBonus: amount, currency, payoutDelay: Number(delay), payments: Number(payments) };
  return {
    terms: problem || delay.trim() === "" ? null : terms,
    fields: { bonus, setBonus, currency, setCurrency, delay, setDelay, payments, setPayments },
  };
}

interface TermsFieldsProps {
  fields: ReturnType<typeof useTerms>["fields"];
  wrong: Record<string, string>;
  hint?: string;
}
/** What a hire earns, and when it is due. */
export function TermsFields({ fields, wrong, hint }: TermsFieldsProps) {
  return (
    <div className={styles.pair}>
      <AmountField
        label="Bonus for each hire"
        {...(hint && { hint })}
        value={fields.bonus}
        currency={fields.currency}
        error={wrong.hireBonus}
        onChange={fields.setBonus}
      />
      <Field label="Currency">
        <NativeSelect
          value={fields.currency}
          options={withCurrency(fields.currency).map((value) => ({ value, label: value }))}
          onChange={({ target }) => fields.setCurrency(target.value)}
        />
      </Field>
      <Field label="Payments">
        <NativeSelect
          value={fields.payments}
          options={[1, 2, 3, 4].map((count) => ({
            value: String(count),
            label: count === 1 ? "All at once" : `${count} equal payments`,
          }))}
          onChange={({ target }) => fields.setPayments(target.value)}
        />
      </Field>
      <Field
        label={fields.payments === "1" ? "Days until it is due" : "Days until the first, and between them"}
        hint="Counted from the day of the hire"
        error={wrong.payoutDelay ?? null}
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={730}
          value={fields.delay}
          onChange={({ target }) => fields.setDelay(target.value)}
        />
      </Field>
    </div>
  );
}
