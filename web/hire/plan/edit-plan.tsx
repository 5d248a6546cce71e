import { useState } from "react";
import { type PlannedJob, mostOpenings } from "#contract/hiring-plans.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

interface EditPlanProps {
  job: PlannedJob;
  onClose: () => void;
  onSaved: (saved: PlannedJob) => void;
}

/** How many people a job is for, and by when. */
export function EditPlan({ job, onClose, onSaved }: EditPlanProps) {
  const [openings, setOpenings] = useState(String(job.openings));
  const [targetOn, setTargetOn] = useState(job.targetOn ?? "");
  const save = useChange({
    call: () =>
      api.hiringPlans.set({
        params: { id: job.jobId },
        body: { openings: Number(openings), targetOn: targetOn || null },
      }),
    done: (saved) => {
      onClose();
      onSaved(saved);
    },
    success: "Plan saved",
    refusal: null,
    stale: [["hiring-plan"]],
    once: () => job.jobId,
  });
  const wrong = fieldsOf(save.error);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Plan for ${job.jobTitle}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="fill" busy={save.isPending} onClick={() => save.mutate()}>
            Save plan
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error && <FormError title={sentenceOf(save.error)} />}
        <Field label="Openings" hint="How many people you want to hire" error={wrong.openings ?? null}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={mostOpenings}
            value={openings}
            onChange={({ target }) => setOpenings(target.value)}
          />
        </Field>
        <Field label="Target date" optional error={wrong.targetOn ?? null}>
          <DateField kind="date" value={targetOn} onChange={({ target }) => setTargetOn(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
