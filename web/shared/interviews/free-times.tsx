import clsx from "clsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Interview } from "#contract/interviews.ts";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { dateWords, timeWords } from "#ui/data/text/date-words.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { slotsOf } from "./interview-queries.ts";
import styles from "./interviews.module.css";

interface FreeTimesProps {
  interview: Interview;
  busy: boolean;
  onChoose: (time: string) => void;
  /** Where a time is agreed already, which may stay. */
  onClose?: () => void;
}
/** A day, then a time at which everyone who is needed is free, on the reader's own clock. */
export function FreeTimes(props: FreeTimesProps) {
  return (
    <Loaded
      of={useQuery(slotsOf(props.interview.id))}
      rows={2}
      size="sm"
      loading="Loading free times"
      failed="Couldn’t load the free times"
    >
      {(slots) =>
        slots.length === 0 ? (
          <EmptyState size="sm" title="No free times left">
            Say when you’re free, and the team will offer others.
          </EmptyState>
        ) : (
          <Choose {...props} slots={slots} />
        )
      }
    </Loaded>
  );
}

function Choose({ slots, busy, onChoose, onClose }: FreeTimesProps & { slots: readonly string[] }) {
  const days = Map.groupBy(slots, dayOf);
  const [day, setDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = day !== null && days.has(day) ? day : [...days.keys()][0]!;
  const times = days.get(shown)!;
  const time = times.find((each) => each === chosen);
  return (
    <div className={clsx(styles.form, styles.free)}>
      <Field label="Day">
        <Select
          value={shown}
          onChange={setDay}
          options={[...days.keys()].map((each) => ({ value: each, label: each }))}
        />
      </Field>
      <FieldGroup legend="Time" hint={`In your time zone, ${ownTimeZone()}`}>
        <RadioGroup
          across
          label="Time"
          value={time ?? null}
          onChange={setChosen}
          choices={times.map((each) => ({ value: each, label: timeWords(each) }))}
        />
      </FieldGroup>
      <div className={styles.acts}>
        <Button tone="fill" busy={busy} disabled={!time} onClick={() => time && onChoose(time)}>
          Confirm this time
        </Button>
        {onClose && <Button onClick={onClose}>Keep the time</Button>}
      </div>
    </div>
  );
}

function dayOf(at: string) {
  return dateWords(at, { weekday: "long", day: "numeric", month: "long" });
}
