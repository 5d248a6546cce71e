import { useState } from "react";
import type { BankAccount } from "#contract/payouts.ts";
import { amountText } from "#shared/money/amount.ts";
import { type Money, formatMoney, wholeUnits } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { AmountField, readMinor } from "#web/shared/forms/amount-field.tsx";
import { accountText } from "./bank-accounts.tsx";
import { staleEarnings } from "./earnings.ts";

interface WithdrawDialogProps {
  ready: readonly Money[];
  accounts: readonly BankAccount[];
  onClose: () => void;
}
/** Asks how much goes to which account. The key made with the dialog lets it happen once. */
export function WithdrawDialog({ ready, accounts, onClose }: WithdrawDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setCurrency] = useState(ready[0]!.currency);
  // What was chosen may have been withdrawn elsewhere meanwhile.
  const most = ready.find((each) => each.currency === chosen) ?? ready[0]!;
  const { currency } = most;
  const [text, setText] = useState(amountText(wholeUnits(most.amount, currency)));
  const [bankAccountId, setBankAccountId] = useState(accounts[0]!.id);
  const { amount } = readMinor(text, currency);
  const tooMuch = amount !== null && amount > most.amount;
  const withdrawing = useChange({
    call: (wanted: number) =>
      api.payouts.withdraw({ body: { key, bankAccountId, amount: wanted, currency } }),
    done: onClose,
    success: "Withdrawal requested",
    refusal: null,
    stale: staleEarnings,
    once: () => key,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Withdraw earnings"
      description="Every payout is checked twice. It usually reaches your bank within a few days."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={withdrawing.isPending}
            disabled={!amount || tooMuch}
            onClick={() => amount && withdrawing.mutate(amount)}
          >
            Withdraw
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {withdrawing.error && <FormError title={sentenceOf(withdrawing.error)} />}
        {ready.length > 1 && (
          <Field label="Currency">
            <NativeSelect
              value={currency}
              options={ready.map((each) => ({ value: each.currency, label: each.currency }))}
              onChange={({ target }) => setCurrency(target.value)}
            />
          </Field>
        )}
        <AmountField
          label="Amount"
          hint={`Up to ${formatMoney(most)}`}
          value={text}
          currency={currency}
          error={tooMuch ? `You can withdraw up to ${formatMoney(most)}` : fieldsOf(withdrawing.error).amount}
          onChange={setText}
        />
        <Field label="To">
          <NativeSelect
            value={bankAccountId}
            options={accounts.map((account) => ({ value: account.id, label: accountText(account) }))}
            onChange={({ target }) => setBankAccountId(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
