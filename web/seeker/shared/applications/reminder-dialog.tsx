import { useQuery } from "@tanstack/react-query";
import { Bell, BellRing } from "lucide-react";
import { useId, useState } from "react";
import type { FollowUp } from "#contract/follow-ups.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Chip } from "#ui/controls/choice/chip.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { dayIn, dayWords, followUps, useFollowUp } from "./follow-ups.ts";

interface ReminderProps {
  applicationId: string;
  /** Names the job for screen readers. */
  jobTitle: string;
  size?: "sm" | "md";
}

/** Sets a reminder about an application, here or on another site. */
export function Reminder({ applicationId, jobTitle, size = "sm" }: ReminderProps) {
  const { data = [] } = useQuery(followUps);
  const [open, setOpen] = useState(false);
  const kept = data.find((each) => each.applicationId === applicationId);
  const words = kept ? `Reminder ${kept.due ? "due" : dayWords(kept.day)}` : "Remind me";
  return (
    <Dialog
      title="When should we remind you?"
      description={`That morning, a notification and an email will remind you to follow up on ${jobTitle}.`}
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          size={size}
          tone={size === "sm" ? "bare" : "plain"}
          icon={kept ? BellRing : Bell}
          aria-label={`${words}: ${jobTitle}`}
        >
          {words}
        </Button>
      }
    >
      <Choice applicationId={applicationId} kept={kept} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

const soon = [
  { label: "In 3 days", days: 3 },
  { label: "In a week", days: 7 },
  { label: "In 2 weeks", days: 14 },
];

interface ChoiceProps {
  applicationId: string;
  kept: FollowUp | undefined;
  onDone: () => void;
}
function Choice({ applicationId, kept, onDone }: ChoiceProps) {
  const form = useId();
  const [day, setDay] = useState(kept && !kept.due ? kept.day : dayIn(7));
  const { attempt, isPending, error } = useFollowUp();
  const { day: wrongDay } = fieldsOf(error);
  const send = async (wanted: string | null) => {
    if (await attempt({ applicationId, day: wanted })) onDone();
  };
  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(day);
      }}
    >
      <Stack gap={4}>
        {error && !wrongDay && <FormError title={sentenceOf(error)} />}
        <Row wrap>
          {soon.map(({ label, days }) => (
            <Chip key={label} pressed={day === dayIn(days)} onClick={() => setDay(dayIn(days))}>
              {label}
            </Chip>
          ))}
        </Row>
        <Field label="Day" error={wrongDay}>
          <DateField value={day} min={dayIn(0)} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Row wrap>
          <Button tone="fill" type="submit" busy={isPending}>
            Remind me
          </Button>
          {kept && (
            <Button tone="bare" busy={isPending} onClick={() => void send(null)}>
              Remove reminder
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
