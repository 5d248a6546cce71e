import { Plus, Trash2 } from "lucide-react";
import type { InterviewerCalendar } from "#contract/interviews.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import styles from "./interviews.module.css";

type Hours = InterviewerCalendar["hours"];
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const usual = { from: "09:00", to: "17:00" };

/** From when to when one works, day by day; a day may have several spans, or none. */
export function WeekField({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const put = (at: number, change: Partial<Hours[number]>) =>
    onChange(hours.with(at, { ...hours[at]!, ...change }));
  const keptFocus = useKeptFocus();
  return (
    <FieldGroup legend="Working hours">
      <div className={styles.lines}>
        {days.map((name, nth) => {
          const day = nth + 1;
          const spans = hours.flatMap((span, at) => (span.day === day ? [{ ...span, at }] : []));
          return (
            <div key={name} className={styles.line} {...keptFocus}>
              <span className={styles.day}>{name}</span>
              {spans.length === 0 && <span className={styles.quiet}>Not working</span>}
              {spans.map(({ from, to, at }, place) => (
                <span key={at} className={styles.span}>
                  <TextInput
                    type="time"
                    className={styles.clock}
                    required
                    aria-label={`${name} from${place > 0 ? `, ${place + 1}` : ""}`}
                    value={from}
                    onChange={({ target }) => put(at, { from: target.value })}
                  />
                  to
                  <TextInput
                    type="time"
                    className={styles.clock}
                    required
                    aria-label={`${name} to${place > 0 ? `, ${place + 1}` : ""}`}
                    value={to}
                    onChange={({ target }) => put(at, { to: target.value })}
                  />
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={`Remove ${from} to ${to} on ${name}`}
                    onClick={() => onChange(hours.toSpliced(at, 1))}
                  />
                </span>
              ))}
              <IconButton
                icon={Plus}
                size="sm"
                label={`Add hours on ${name}`}
                onClick={() => onChange([...hours, { day, ...usual }])}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
