import { ownTimeZone } from "#shared/times/time-zone.ts";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { me, useMe } from "#web/shared/session/session.ts";
import { zoneOption, zoneOptions } from "./time-zones.ts";

/** Where the person's mornings are: what comes each morning comes at seven there. */
export function TimeZoneSection() {
  const { id, timeZone, timeZoneChosen } = useMe();
  const save = useChange({
    call: (body: { timeZone: string; timeZoneChosen: boolean }) =>
      api.accounts.updateAccount({ params: { id }, body }),
    done: (account, _, cache) => cache.setQueryData(me.queryKey, (now) => now && { ...now, ...account }),
    success: "Time zone saved",
    toastKey: "time-zone",
  });
  return (
    <Section
      anchor="time-zone"
      title="Time zone"
      description="Daily updates arrive at 7:00 AM in this time zone."
      content="beside"
      line
    >
      <Stack gap={4}>
        <Switch
          label="Match this device’s time zone"
          hint={timeZoneChosen ? undefined : zoneOption(timeZone).label}
          checked={!timeZoneChosen}
          onChange={(follow) =>
            save.mutate({ timeZone: follow ? ownTimeZone() : timeZone, timeZoneChosen: !follow })
          }
        />
        {timeZoneChosen && (
          <Field label="Time zone">
            <Combobox
              options={zoneOptions()}
              value={zoneOption(timeZone)}
              onChange={(zone) => zone && save.mutate({ timeZone: zone.value, timeZoneChosen: true })}
            />
          </Field>
        )}
      </Stack>
    </Section>
  );
}
