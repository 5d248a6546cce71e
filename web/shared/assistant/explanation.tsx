import type { ReactNode } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

/** How answers are made, behind a button. */
export function Explanation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Dialog
      size="sm"
      title={title}
      trigger={
        <Button tone="bare" size="sm">
          How it works
        </Button>
      }
    >
      <Stack gap={3}>{children}</Stack>
    </Dialog>
  );
}
