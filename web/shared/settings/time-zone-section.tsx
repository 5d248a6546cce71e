import { ownTimeZone } from "#shared/times/time-zone.ts";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { me, useMe } from "#web/shared/session/session.ts";

const zones = () =>
  Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

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
      title="Time zone"
      description="Daily updates arrive at 7:00 AM in this time zone."
      content="beside"
      line
    >
      <Stack gap={4}>
        <Switch
          label="Match this device"
          hint={timeZoneChosen ? undefined : timeZone.replaceAll("_", " ")}
          checked={!timeZoneChosen}
          onChange={(follow) =>
            save.mutate({ timeZone: follow ? ownTimeZone() : timeZone, timeZoneChosen: !follow })
          }
        />
        {timeZoneChosen && (
          <Field label="Time zone">
            <Combobox
              options={zones()}
              value={{ value: timeZone, label: timeZone.replaceAll("_", " ") }}
              onChange={(zone) => zone && save.mutate({ timeZone: zone.value, timeZoneChosen: true })}
            />
          </Field>
        )}
      </Stack>
    </Section>
  );
}
