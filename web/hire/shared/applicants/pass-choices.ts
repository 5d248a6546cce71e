import { useQuery } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import type { MenuGroup } from "#ui/overlays/menu.tsx";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { rejectReasons } from "#web/shared/templates/template-queries.ts";
import { delayedKey, useCancelPass } from "./use-cancel-pass.ts";

const delays = [
  { days: 1, label: "In a day" },
  { days: 2, label: "In 2 days" },
  { days: 3, label: "In 3 days" },
];

/** Every way of passing but the plain one: with a reason, or later. */
export function usePassChoices(row: ApplicationRow, onPass: (reason: string) => void): MenuGroup[] {
  const cancelPass = useCancelPass();
  const { data: known } = useQuery(rejectReasons);
  const { mutate: passLater } = useChange({
    call: (delayDays: number) =>
      api.applications.pass({ params: { id: row.id }, body: { version: row.version, delayDays } }),
    success: (): ToastWish => ({
      text: `${row.candidate.fullName} will be rejected`,
      key: delayedKey(row.id),
      action: { label: "Cancel", onSelect: () => void cancelPass(row) },
    }),
    stale: [["applications"]],
  });
  const reasons = known?.reasons ?? [];
  return [
    ...(reasons.length > 0
      ? [
          {
            label: "Pass because",
            items: reasons.map(({ reason }) => ({ label: reason, onSelect: () => onPass(reason) })),
          },
        ]
      : []),
    {
      label: "Pass later",
      items: delays.map(({ days, label }) => ({ label, onSelect: () => passLater(days) })),
    },
  ];
}
