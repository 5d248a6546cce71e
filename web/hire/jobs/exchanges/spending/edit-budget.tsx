import { useState } from "react";
import { withCurrency } from "#shared/money/currencies.ts";
import { ambiguityIn, amountText, readAmount } from "#shared/money/amount.ts";
import { type Money, wholeUnits } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

interface EditBudgetProps {
  jobId: string;
  budget: Money;
  onClose: () => void;
}
/** What ads for the job may cost. */
export function EditBudget({ jobId, budget, onClose }: EditBudgetProps) {
  const [amount, setAmount] = useState(amountText(wholeUnits(budget.amount, budget.currency)));
  const [currency, setCurrency] = useState(budget.currency);
  const unclear = ambiguityIn(amount);
  const read = unclear ? null : readAmount(amount);
  const save = useChange({
    call: (units: number) => api.jobs.setBudget({ params: { id: jobId }, body: { budget: units, currency } }),
    done: onClose,
    success: "Budget saved",
    refusal: null,
    stale: [["exchanges"], ["job", jobId]],
    once: () => jobId,
  });
  const wrong =
    amount.trim() !== "" && read === null ? (unclear ?? "Enter one number") : fieldsOf(save.error).budget;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Ad budget"
      description="You hear from us at 80%, and at 100% we pause links on job boards that cost money."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={save.isPending}
            disabled={read === null}
            onClick={() => read !== null && save.mutate(read)}
          >
            Save budget
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error && <FormError title={sentenceOf(save.error)} />}
        <Field label="Budget for this job" error={wrong ?? null}>
          <TextInput inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
        <Field label="Currency">
          <NativeSelect
            value={currency}
            options={withCurrency(budget.currency).map((value) => ({ value, label: value }))}
            onChange={({ target }) => setCurrency(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
