import { instantWords } from "#shared/times/instant-words.ts";
import { dateLocale } from "#shared/times/locale.ts";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { me, useMe } from "#web/shared/session/session.ts";
import { regions } from "./regions.data.ts";

const names = new Intl.DisplayNames("en-US", { type: "region" });
const options = regions.map((region) => ({ value: `en-${region}`, label: names.of(region) ?? region }));

/** How dates and times are written: as the device does, or as in a region of one's choice. */
export function RegionSection() {
  const { id, locale, localeChosen, timeZone } = useMe();
  const save = useChange({
    call: (body: { locale: string; localeChosen: boolean }) =>
      api.accounts.updateAccount({ params: { id }, body }),
    done: (account, _, cache) => cache.setQueryData(me.queryKey, (now) => now && { ...now, ...account }),
    success: "Region saved",
    toastKey: "region",
  });
  const region = dateLocale(locale).slice(3);
  const name = names.of(region) ?? region;
  return (
    <Section
      anchor="region"
      title="Region"
      description="Exact dates and interview times are written as people there do, on screens and in emails."
      content="beside"
      line
    >
      <Stack gap={4}>
        <Switch
          label="Match this device’s region"
          hint={localeChosen ? undefined : name}
          checked={!localeChosen}
          onChange={(follow) =>
            save.mutate({
              locale: follow ? navigator.language : dateLocale(locale),
              localeChosen: !follow,
            })
          }
        />
        {localeChosen && (
          <Field label="Region" hint={instantWords("2026-11-24T15:00:00Z", timeZone, dateLocale(locale))}>
            <Combobox
              options={options}
              value={{ value: dateLocale(locale), label: name }}
              onChange={(chosen) => chosen && save.mutate({ locale: chosen.value, localeChosen: true })}
            />
          </Field>
        )}
      </Stack>
    </Section>
  );
}
