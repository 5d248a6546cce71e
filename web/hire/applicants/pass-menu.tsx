import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

const reasons = [
  "Not enough experience",
  "Skills do not fit",
  "Place does not fit",
  "Pay does not fit",
  "Somebody else fits better",
];
const delays = [
  { days: 1, label: "In a day" },
  { days: 2, label: "In 2 days" },
  { days: 3, label: "In 3 days" },
];

/** Pass with a reason, or later. */
export function PassMenu({ row, onPass }: { row: ApplicationRow; onPass: (reason?: string) => void }) {
  const cache = useQueryClient();
  async function passLater(delayDays: number) {
    try {
      await api.applications.pass({ params: { id: row.id }, body: { version: row.version, delayDays } });
      showToast({
        text: `${row.candidate.fullName} will be passed on`,
        action: {
          label: "Cancel",
          onSelect: () =>
            void api.applications
              .cancelPass({ params: { id: row.id }, body: {} })
              .then(() => cache.invalidateQueries({ queryKey: ["applications"] })),
        },
      });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await cache.invalidateQueries({ queryKey: ["applications"] });
  }
  return (
    <Menu
      side="top"
      trigger={<IconButton icon={ChevronDown} label="Pass with a reason, or later" />}
      items={[
        {
          label: "Pass because",
          items: reasons.map((reason) => ({ label: reason, onSelect: () => onPass(reason) })),
        },
        {
          label: "Pass later",
          items: delays.map(({ days, label }) => ({ label, onSelect: () => void passLater(days) })),
        },
      ]}
    />
  );
}
