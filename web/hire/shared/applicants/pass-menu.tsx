import { ChevronDown, MailPlus } from "lucide-react";
import { Suspense, useState } from "react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { usePassChoices } from "./pass-choices.ts";
import { useBatch } from "./use-batch.ts";

const PassDialog = lazyPart(async () => (await import("./pass-dialog.tsx")).default);

/** Pass with a reason, later, or in one's own words. */
export function PassMenu({ row, onPass }: { row: ApplicationRow; onPass: (reason: string) => void }) {
  const [writing, setWriting] = useState(false);
  const { run } = useBatch();
  const write = { label: "Pass with a message", icon: MailPlus, onSelect: () => setWriting(true) };
  return (
    <>
      <Menu
        side="top"
        trigger={<IconButton icon={ChevronDown} label="Pass with a reason, or later" />}
        items={[...usePassChoices(row, onPass), { items: [write] }]}
      />
      <Suspense>
        {writing && (
          <PassDialog
            ids={[row.id]}
            name={row.candidate.fullName}
            onPass={(wish) => {
              setWriting(false);
              void run([row.id], { move: "pass", ...wish });
            }}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
