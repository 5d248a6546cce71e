import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface ScheduleDialogProps {
  disabled: boolean;
  onChoose: (publishAt: string) => Promise<boolean>;
}
/** Asks when a story is to be published, on the clock of who asks. */
export function ScheduleDialog({ disabled, onChoose }: ScheduleDialogProps) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  async function choose() {
    const time = new Date(at);
    if (!(time > new Date())) setProblem("Choose a time in the future");
    else if (await onChoose(time.toISOString())) setOpen(false);
  }
  return (
    <Dialog
      size="sm"
      title="Schedule this story"
      description="In your own time zone"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button disabled={disabled}>Schedule</Button>}
      footer={
        <Button tone="fill" onClick={() => void choose()}>
          Schedule
        </Button>
      }
    >
      <Field label="Publish at" error={problem}>
        <DateField
          kind="datetime-local"
          value={at}
          onChange={({ target }) => {
            setAt(target.value);
            setProblem(null);
          }}
        />
      </Field>
    </Dialog>
  );
}
