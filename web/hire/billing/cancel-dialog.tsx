import { useState } from "react";
import type { CompanyPlan } from "#contract/billing.ts";
import { planTitles } from "#shared/plans/plan-words.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { usePlanChanges } from "./plan-changes.ts";
import { longDay } from "#web/shared/billing/money-words.ts";

/** Ends a plan, and says why. */
export function CancelDialog({ plan: { plan, state, periodEnd } }: { plan: CompanyPlan }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const { cancel } = usePlanChanges();
  const title = state === "trial" ? "trial" : "plan";
  const until =
    state === "active"
      ? `You keep ${planTitles[plan]} until ${longDay(periodEnd!)}, then you’re on Launch.`
      : "You’re back on Launch, the free plan, at once.";
  return (
    <Dialog
      title={`Cancel your ${title}?`}
      description={until}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button tone="bare">Cancel {title}</Button>}
      footer={
        <Button
          tone="danger"
          disabled={!reason.trim()}
          onClick={() => {
            setOpen(false);
            void cancel(reason.trim());
          }}
        >
          Cancel {title}
        </Button>
      }
    >
      <Field label="Why are you canceling?" hint="A few words are enough.">
        <TextArea
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </Dialog>
  );
}
