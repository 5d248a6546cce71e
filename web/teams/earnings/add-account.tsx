import { useState } from "react";
import type { BankAccount } from "#contract/payouts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { bankAccounts } from "./earnings.ts";

const kinds = [
  { value: "iban", label: "IBAN (Europe and others)" },
  { value: "us", label: "United States" },
];

/** Asks for a bank account. */
export function AddAccount({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<BankAccount["kind"]>("iban");
  const form = useSubmit(
    ({ holder = "", iban = "", routingNumber = "", accountNumber = "" }) =>
      api.payouts.addAccount({
        body: kind === "iban" ? { kind, holder, iban } : { kind, holder, routingNumber, accountNumber },
      }),
    { done: onClose, success: "Bank account added", stale: [bankAccounts] },
  );
  const { fields } = form;
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title="Add a bank account">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && Object.keys(fields).length === 0 && <FormError title={form.sentence} />}
          <Field label="Kind of account">
            <NativeSelect
              value={kind}
              options={kinds}
              onChange={({ target }) => setKind(target.value === "us" ? "us" : "iban")}
            />
          </Field>
          <Field label="Account holder" error={fields.holder ?? null}>
            <TextInput name="holder" autoComplete="name" maxLength={70} />
          </Field>
          {kind === "iban" ? (
            <Field label="IBAN" error={fields.iban ?? null}>
              <TextInput name="iban" autoComplete="off" spellCheck={false} maxLength={50} />
            </Field>
          ) : (
            <>
              <Field label="Routing number" error={fields.routingNumber ?? null}>
                <TextInput name="routingNumber" inputMode="numeric" autoComplete="off" maxLength={15} />
              </Field>
              <Field label="Account number" error={fields.accountNumber ?? null}>
                <TextInput name="accountNumber" inputMode="numeric" autoComplete="off" maxLength={25} />
              </Field>
            </>
          )}
          <div>
            <Button type="submit" tone="fill" busy={form.busy}>
              Add account
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
