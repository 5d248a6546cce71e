import { useState } from "react";
import type { Exchange } from "#contract/exchanges.ts";
import { ambiguityIn, readAmount } from "#shared/money/amount.ts";
import { formatMoney, minorUnits } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { CurrencyField } from "#web/hire/shared/money/currency-field.tsx";

interface EnterCostProps {
  jobId: string;
  exchanges: readonly Exchange[];
  currency: string;
  /** Today’s date where the company is. */
  today: string;
  onClose: () => void;
}

/** What one ad cost on one day, typed by hand. */
export function EnterCost({ jobId, exchanges, currency: ofBudget, today, onClose }: EnterCostProps) {
  const [exchangeId, setExchangeId] = useState(exchanges[0]!.id);
  const [day, setDay] = useState(today);
  const [text, setText] = useState("");
  const [currency, setCurrency] = useState(ofBudget);
  const unclear = ambiguityIn(text);
  const read = unclear ? null : readAmount(text);
  const cost = read === null || !currency ? null : { amount: minorUnits(read, currency), currency };
  const save = useChange({
    call: (entered: NonNullable<typeof cost>) =>
      api.adSpend.enter({ params: { id: jobId }, body: { exchangeId, day, cost: entered } }),
    done: onClose,
    success: (_, entered) => `${formatMoney(entered)} added`,
    refusal: null,
    stale: [["exchanges"]],
    once: () => jobId,
  });
  const wrong = fieldsOf(save.error);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Add cost"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={save.isPending}
            disabled={!cost}
            onClick={() => cost && save.mutate(cost)}
          >
            Add cost
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error && Object.keys(wrong).length === 0 && <FormError title={sentenceOf(save.error)} />}
        <Field label="Job board">
          <NativeSelect
            value={exchangeId}
            options={exchanges.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setExchangeId(target.value)}
          />
        </Field>
        <Field label="Day" error={wrong.day ?? null}>
          <DateField kind="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field
          label="Cost"
          error={
            text.trim() && read === null ? (unclear ?? "Enter one number") : (wrong["cost.amount"] ?? null)
          }
        >
          <TextInput inputMode="decimal" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <CurrencyField
          label="Currency"
          hint="Other currencies than the budget’s are shown, but don’t count toward it"
          value={currency}
          error={currency ? wrong["cost.currency"] : "Choose a currency"}
          onChange={setCurrency}
        />
      </Stack>
    </Dialog>
  );
}
