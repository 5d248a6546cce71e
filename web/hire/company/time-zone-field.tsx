import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { zoneOption, zoneOptions } from "#web/shared/settings/time-zones.ts";
import type { CompanyEditor } from "./use-company-editor.ts";

/** The clock that months, working hours and the weekly report go by. */
export function TimeZoneField({ editor: { draft, set, problem } }: { editor: CompanyEditor }) {
  return (
    <Section title="Working hours" content="beside" line>
      <Field
        label="Time zone"
        hint="Your monthly uploads start over, your weekly report arrives and messages to people whose time zone we don’t know go out by this clock. Left empty, it’s the one of your longest-standing teammate."
        error={problem?.fields.timeZone}
      >
        <Combobox
          options={zoneOptions()}
          value={draft.timeZone ? zoneOption(draft.timeZone) : null}
          onChange={(zone) => set({ timeZone: zone?.value ?? null })}
        />
      </Field>
    </Section>
  );
}
