import { ChevronDown } from "lucide-react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { usePassChoices } from "./pass-choices.ts";

/** Pass with a reason, or later. */
export function PassMenu({ row, onPass }: { row: ApplicationRow; onPass: (reason: string) => void }) {
  return (
    <Menu
      side="top"
      trigger={<IconButton icon={ChevronDown} label="Pass with a reason, or later" />}
      items={usePassChoices(row, onPass)}
    />
  );
}
