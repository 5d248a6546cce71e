import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { usePlanChanges } from "./plan-changes.ts";
import { longDay } from "#web/shared/billing/money-words.ts";

/** Asks for the plan whose price is agreed. */
export function ProDialog({ requestedAt }: { requestedAt: string | null }) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState("");
  const { requestPro } = usePlanChanges();
  if (requestedAt) return <span>Requested on {longDay(requestedAt)}</span>;
  return (
    <Dialog
      title="Request Pro"
      description="Tell us how you hire. We’ll get back to you with a price."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Request Pro</Button>}
      footer={
        <Button
          tone="fill"
          onClick={() => {
            setOpen(false);
            void requestPro(note);
          }}
        >
          Send request
        </Button>
      }
    >
      <Field label="What you need" optional>
        <TextArea rows={4} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  );
}
