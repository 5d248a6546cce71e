import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { AdSpend } from "#contract/ad-spend.ts";
import { formatMoney } from "#shared/money/money.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { useFocusInList } from "#ui/hooks/use-focus-in-list.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "./spending.module.css";

function dayText(at: string) {
  return dateWords(at, { dateStyle: "medium", timeZone: "UTC" });
}

/** Each day and job board with what it cost. */
export function CostList({ entries, mayChange }: { entries: readonly AdSpend[]; mayChange: boolean }) {
  const [removing, setRemoving] = useState<AdSpend | null>(null);
  const focus = useFocusInList();
  const remove = useChange({
    call: ({ id }: AdSpend) => api.adSpend.remove({ params: { id } }),
    success: "Cost removed",
    stale: [["exchanges"]],
    once: ({ id }) => id,
  });
  if (entries.length === 0) return null;
  return (
    <>
      <ul {...focus} className={styles.costs} aria-label="Costs">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>{entry.exchange.name}</span>
            <span className={styles.quiet}>
              {dayText(entry.day)}
              {entry.origin === "file" && " · from a file"}
            </span>
            <b>{formatMoney(entry.cost)}</b>
            {mayChange && (
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Remove ${formatMoney(entry.cost)} for ${entry.exchange.name}, ${entry.day}`}
                onClick={() => setRemoving(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={removing ? `Remove ${formatMoney(removing.cost)} for ${removing.exchange.name}?` : ""}
        description="It no longer counts toward the budget. Links that were paused stay paused until you resume them."
        action="Remove cost"
        danger
        onConfirm={() => {
          if (removing) remove.mutate(removing);
          setRemoving(null);
        }}
      />
    </>
  );
}
