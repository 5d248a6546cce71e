import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type Interview, mostTimes } from "#contract/interviews.ts";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { localValue } from "./local-value.ts";
import styles from "./interviews.module.css";

export interface Proposal {
  times: string[];
  minutes: number;
  place: string;
  note: string | null;
}
interface InterviewFormProps {
  /** What is changed; nothing for a new one. */
  before: Interview | undefined;
  error: string | null;
  busy: boolean;
  onSend: (proposal: Proposal) => void;
  onClose?: () => void;
}

/** Up to five times, how long, where, and a note. */
export function InterviewForm({ before, error, busy, onSend, onClose }: InterviewFormProps) {
  const [times, setTimes] = useState(() => before?.times.map(localValue) ?? [""]);
  const put = (nth: number, value: string) => setTimes(times.with(nth, value));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? "").trim();
    onSend({
      times: times.filter(Boolean).map((time) => new Date(time).toISOString()),
      minutes: Number(text("minutes")),
      place: text("place"),
      note: text("note") || null,
    });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FieldGroup
        legend="Times"
        hint={`In your time zone, ${ownTimeZone()}. The candidate picks one, shown in theirs.`}
      >
        <div className={styles.times}>
          {times.map((time, nth) => (
            <div key={nth} className={styles.time}>
              <DateField
                kind="datetime-local"
                aria-label={`Time ${nth + 1}`}
                required
                value={time}
                onChange={({ target }) => put(nth, target.value)}
              />
              {times.length > 1 && (
                <IconButton
                  icon={X}
                  label={`Remove time ${nth + 1}`}
                  onClick={() => setTimes(times.toSpliced(nth, 1))}
                />
              )}
            </div>
          ))}
          {times.length < mostTimes && (
            <div>
              <Button size="sm" icon={Plus} onClick={() => setTimes([...times, ""])}>
                Add a time
              </Button>
            </div>
          )}
        </div>
      </FieldGroup>
      <Field label="Duration in minutes">
        <TextInput
          name="minutes"
          type="number"
          inputMode="numeric"
          min={5}
          max={480}
          required
          defaultValue={before?.minutes ?? 45}
        />
      </Field>
      <Field label="Location" hint="An address, a link or a phone number">
        <TextInput name="place" required maxLength={500} defaultValue={before?.place} />
      </Field>
      <Field label="Note" hint="The candidate can see it" optional>
        <TextArea name="note" rows={3} maxLength={2000} defaultValue={before?.note ?? ""} />
      </Field>
      {error && <FormError title={error} />}
      <div className={styles.acts}>
        <Button tone="fill" type="submit" busy={busy}>
          {before ? "Propose these times instead" : "Propose times"}
        </Button>
        {onClose && <Button onClick={onClose}>Cancel</Button>}
      </div>
    </form>
  );
}
