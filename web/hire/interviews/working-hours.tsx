import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { InterviewerCalendar } from "#contract/interviews.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import { myCalendar, useSaveCalendar } from "./calendar.ts";
import { WeekField } from "./week-field.tsx";
import styles from "./interviews.module.css";

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

/** When candidates can be offered my time. */
export function WorkingHours() {
  return (
    <Loaded
      of={useQuery(myCalendar)}
      rows={4}
      loading="Loading working hours"
      failed="Couldn’t load your working hours"
    >
      {(calendar) => <Editor key={JSON.stringify(calendar)} calendar={calendar} />}
    </Loaded>
  );
}

function Editor({ calendar }: { calendar: InterviewerCalendar }) {
  const [draft, setDraft] = useState(calendar);
  const save = useSaveCalendar();
  const { timeZone, hours, timeOff } = draft;
  const dirty = JSON.stringify(draft) !== JSON.stringify(calendar);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      <Field
        label="Time zone"
        hint="Your hours stay the same on this clock when it changes in spring and fall"
      >
        <Combobox
          options={zones}
          value={zones.find(({ value }) => value === timeZone) ?? { value: timeZone, label: timeZone }}
          onChange={(zone) => zone && setDraft({ ...draft, timeZone: zone.value })}
        />
      </Field>
      <WeekField hours={hours} onChange={(next) => setDraft({ ...draft, hours: next })} />
      <TimeOffField timeOff={timeOff} onChange={(next) => setDraft({ ...draft, timeOff: next })} />
      {save.error && <FormError title={sentenceOf(save.error)} />}
      <div>
        <Button tone="fill" type="submit" disabled={!dirty} busy={save.isPending}>
          Save working hours
        </Button>
      </div>
    </form>
  );
}

type TimeOff = InterviewerCalendar["timeOff"];
function TimeOffField({ timeOff, onChange }: { timeOff: TimeOff; onChange: (timeOff: TimeOff) => void }) {
  const keptFocus = useKeptFocus();
  return (
    <FieldGroup
      legend="Time off"
      hint="First and last day. You won’t be offered for interviews on those days."
    >
      <div className={styles.lines} {...keptFocus}>
        {timeOff.map((each, at) => (
          <div key={at} className={styles.line}>
            <DateField
              kind="date"
              aria-label={`First day off ${at + 1}`}
              required
              value={each.from}
              onChange={({ target }) => onChange(timeOff.with(at, { ...each, from: target.value }))}
            />
            <DateField
              kind="date"
              aria-label={`Last day off ${at + 1}`}
              required
              min={each.from}
              value={each.to}
              onChange={({ target }) => onChange(timeOff.with(at, { ...each, to: target.value }))}
            />
            <IconButton
              icon={Trash2}
              label={`Remove time off ${at + 1}`}
              onClick={() => onChange(timeOff.toSpliced(at, 1))}
            />
          </div>
        ))}
        <div>
          <Button size="sm" icon={Plus} onClick={() => onChange([...timeOff, { from: "", to: "" }])}>
            Add time off
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
