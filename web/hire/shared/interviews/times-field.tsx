import { Plus, X } from "lucide-react";
import { mostTimes } from "#contract/interviews.ts";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import styles from "#web/shared/interviews/interviews.module.css";

interface TimesFieldProps {
  times: readonly string[];
  error: string | null;
  onChange: (times: string[]) => void;
}
/** Up to five times on one's own clock. */
export function TimesField({ times, error, onChange }: TimesFieldProps) {
  return (
    <FieldGroup
      legend="Times"
      hint={`In your time zone, ${ownTimeZone()}. The candidate picks one, shown in theirs.`}
      error={error}
    >
      <div className={styles.times}>
        {times.map((time, nth) => (
          <div key={nth} className={styles.time}>
            <DateField
              kind="datetime-local"
              aria-label={`Time ${nth + 1}`}
              required
              value={time}
              onChange={({ target }) => onChange(times.with(nth, target.value))}
            />
            {times.length > 1 && (
              <IconButton
                icon={X}
                label={`Remove time ${nth + 1}`}
                onClick={() => onChange(times.toSpliced(nth, 1))}
              />
            )}
          </div>
        ))}
        {times.length < mostTimes && (
          <div>
            <Button size="sm" icon={Plus} onClick={() => onChange([...times, ""])}>
              Add a time
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
