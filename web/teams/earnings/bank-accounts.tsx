import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BankAccount } from "#contract/payouts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { useFocusInList } from "#ui/hooks/use-focus-in-list.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { AddAccount } from "./add-account.tsx";
import { bankAccounts } from "./earnings.ts";
import lists from "#web/shared/lists/acting-rows.module.css";

/** "Esi Badu, GB •••• 5432" */
export const accountText = ({ holder, country, lastFour }: BankAccount) =>
  `${holder}, ${country} •••• ${lastFour}`;

/** Where rewards are paid to; of a number only the last four digits are shown. */
export function BankAccounts() {
  const [adding, setAdding] = useState(false);
  const { data: accounts = [] } = useQuery(bankAccounts);
  const focus = useFocusInList();
  return (
    <Section
      title="Bank accounts"
      description="Stored encrypted. Only the people who pay you can read the number."
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          Add account
        </Button>
      }
    >
      {accounts.length === 0 ? (
        <EmptyState size="sm" title="No bank account yet" />
      ) : (
        <ul {...focus} className={lists.rows}>
          {accounts.map((account) => (
            <li key={account.id}>
              <span>{accountText(account)}</span>
              <RemoveAccount account={account} />
            </li>
          ))}
        </ul>
      )}
      {adding && <AddAccount onClose={() => setAdding(false)} />}
    </Section>
  );
}

function RemoveAccount({ account }: { account: BankAccount }) {
  const remove = useChange({
    call: () => api.payouts.removeAccount({ params: { id: account.id } }),
    success: "Bank account removed",
    stale: [bankAccounts],
    once: () => account.id,
  });
  return (
    <ConfirmDialog
      title="Remove this account?"
      description={`${accountText(account)} is deleted. You can add it again.`}
      action="Remove account"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      trigger={
        <Button size="sm" aria-label={`Remove ${accountText(account)}`}>
          Remove
        </Button>
      }
    />
  );
}
