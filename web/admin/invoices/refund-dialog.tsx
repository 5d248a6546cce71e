import { useState } from "react";
import { longestReason } from "#contract/billing.ts";
import type { AnyInvoice } from "#contract/invoices.ts";
import { amountText } from "#shared/money/amount.ts";
import { wholeUnits } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { moneyOf } from "#web/shared/billing/money-words.ts";
import { AmountField, readMinor } from "#web/shared/forms/amount-field.tsx";
import { staleInvoices, titleOf } from "./invoices.ts";

interface RefundDialogProps {
  invoice: AnyInvoice;
  onClose: () => void;
}
/** Asks how much goes back to the card, and why. The key made with the dialog lets it happen once. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const { id, number, currency, refundable, refunded } = invoice;
  const [key] = useState(() => crypto.randomUUID());
  const [text, setText] = useState(amountText(wholeUnits(refundable, currency)));
  const [reason, setReason] = useState("");
  const { amount } = readMinor(text, currency);
  const tooMuch = amount !== null && amount > refundable;
  const left = `Up to ${moneyOf(refundable, currency)}`;
  const refunding = useChange({
    call: (wanted: number) =>
      api.billing.refund({ params: { id }, body: { key, amount: wanted, reason: reason.trim() } }),
    done: onClose,
    success: (_, wanted) => `${moneyOf(wanted, currency)} of invoice ${number} refunded`,
    refusal: null,
    stale: staleInvoices,
    once: () => key,
  });
  const wrong = fieldsOf(refunding.error);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Refund invoice ${number}`}
      description={`${titleOf(invoice)}. What you refund goes back to the card, with a credit note. The plan stays as it is.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="danger"
            busy={refunding.isPending}
            disabled={!amount || tooMuch || !reason.trim()}
            onClick={() => amount && refunding.mutate(amount)}
          >
            {amount && !tooMuch ? `Refund ${moneyOf(amount, currency)}` : "Refund"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {refunding.error && <FormError title={sentenceOf(refunding.error)} />}
        <AmountField
          label={`Amount, ${currency}`}
          hint={refunded > 0 ? `${left}. ${moneyOf(refunded, currency)} was refunded before.` : left}
          value={text}
          currency={currency}
          error={tooMuch ? `You can refund up to ${moneyOf(refundable, currency)}` : wrong.amount}
          onChange={setText}
        />
        <Field
          label="Reason"
          hint="It’s on the credit note, so the customer reads it."
          error={wrong.reason ?? null}
        >
          <TextInput
            value={reason}
            maxLength={longestReason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
