import { useState } from "react";
import type { AdAccount } from "#contract/ad-spend.ts";
import { ambiguityIn, amountText, readAmount } from "#shared/money/amount.ts";
import { formatMoney, minorUnits, wholeUnits } from "#shared/money/money.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { CurrencyField } from "#web/hire/shared/money/currency-field.tsx";

interface EditBudgetProps {
  jobId: string;
  account: AdAccount;
  onClose: () => void;
}
/** What ads for the job may cost. */
export function EditBudget({ jobId, account, onClose }: EditBudgetProps) {
  const { budget } = account;
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
  const [asking, setAsking] = useState(false);
  const pauses =
    read !== null && currency !== "" && pausesLinks(account, minorUnits(read, currency), currency);
  const send = () => read !== null && save.mutate(read);
  const refused = fieldsOf(save.error);
  const wrong = amount.trim() !== "" && read === null ? (unclear ?? "Enter one number") : refused.budget;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Ad budget"
      description="You’ll hear from us at 80%, and at 100% we pause links on job boards that cost money."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={save.isPending}
            disabled={read === null || !currency}
            onClick={() => (pauses ? setAsking(true) : send())}
          >
            Save budget
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error && Object.keys(refused).length === 0 && <FormError title={sentenceOf(save.error)} />}
        <Field label="Budget for this job" error={wrong ?? null}>
          <TextInput inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
        <CurrencyField
          label="Currency"
          value={currency}
          error={currency ? refused.currency : "Choose a currency"}
          onChange={setCurrency}
        />
      </Stack>
      {asking && read !== null && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Set the budget to ${formatMoney({ amount: minorUnits(read, currency), currency })}?`}
          description={`That much is spent already, so we’ll pause the links on ${namesOf(account)}.`}
          action="Save and pause links"
          danger
          onConfirm={() => {
            setAsking(false);
            send();
          }}
        />
      )}
    </Dialog>
  );
}

function liveIn({ paidLinks }: AdAccount) {
  return paidLinks.filter(({ status }) => status === "live");
}
function namesOf(account: AdAccount) {
  return sentenceList(liveIn(account).map(({ name }) => name));
}

/** Whether links that cost money are live and would be paused, since the budget would be spent. */
function pausesLinks(account: AdAccount, amount: number, currency: string) {
  const spent = [account.spent, ...account.otherSpent].find((each) => each.currency === currency);
  const isSpent = spent !== undefined && spent.amount > 0 && amount <= spent.amount;
  return isSpent && liveIn(account).length > 0;
}
