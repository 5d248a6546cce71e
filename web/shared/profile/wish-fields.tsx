import { useQuery } from "@tanstack/react-query";
import type { WorkPreferences } from "#contract/candidate-shapes.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Chip, Chips } from "#ui/controls/choice/chip.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { api } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { PaySlider, payIn } from "./pay-slider.tsx";
import { PlacesField } from "./place-field.tsx";
import { preferenceOptions } from "./profile-queries.ts";
import { SharedHoursField } from "./shared-hours-field.tsx";
import { findTitles } from "./suggestions.ts";
import styles from "./profile.module.css";

interface WishFieldsProps {
  value: WorkPreferences;
  onChange: (patch: Partial<WorkPreferences>) => void;
  /** The few questions of the onboarding instead of all. */
  short?: boolean;
}
const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** What a person wants to do, where, with whom and for how much. */
export function WishFields(props: WishFieldsProps) {
  return (
    <Loaded
      of={useQuery(preferenceOptions)}
      rows={4}
      size="sm"
      loading="Loading options"
      failed="Couldn’t load the options"
    >
      {(options) => <Fields options={options} {...props} />}
    </Loaded>
  );
}

type PreferenceOptions = Awaited<ReturnType<typeof api.candidates.preferenceOptions>>;
type FieldsProps = WishFieldsProps & {
  options: PreferenceOptions;
};
function Fields({ options, value, onChange, short }: FieldsProps) {
  return (
    <Stack gap={8}>
      <Section title="The role" content="beside">
        <Stack gap={4}>
          <Field label="Job titles" hint="Press Enter after each one" optional>
            <TagsInput
              value={value.titles}
              onChange={(titles) => onChange({ titles })}
              options={findTitles}
              max={20}
              placeholder="Product designer"
            />
          </Field>
          {!short && (
            <Field label="Departments" optional>
              <TagsInput
                value={value.departments}
                onChange={(departments) => onChange({ departments })}
                options={asOptions(options.departments)}
                free={false}
                max={10}
                placeholder="Choose departments"
              />
            </Field>
          )}
          <ChipGroup
            legend="Job type"
            options={asOptions(options.jobTypes)}
            value={value.jobTypes}
            onChange={(jobTypes) => onChange({ jobTypes })}
          />
          <ChipGroup
            legend="Seniority"
            options={asOptions(options.seniority)}
            value={value.seniority}
            onChange={(seniority) => onChange({ seniority })}
          />
        </Stack>
      </Section>
      <Section title="Location" content="beside" line>
        <Stack gap={4}>
          <ChipGroup
            legend="Where you work"
            options={options.workplaceTypes}
            value={value.workplaceTypes}
            onChange={(types) =>
              onChange({
                workplaceTypes: types as WorkPreferences["workplaceTypes"],
                remote: types.includes("remote"),
              })
            }
          />
          <PlacesField
            label="Locations"
            value={value.locations}
            onChange={(locations, remote) =>
              onChange({ locations, ...(remote && withRemote(value.workplaceTypes)) })
            }
          />
          {value.remote && (
            <>
              <PlacesField
                label="Remote from"
                hint="Countries or regions you’d work from"
                value={value.remoteLocations}
                onChange={(remoteLocations) => onChange({ remoteLocations })}
              />
              <SharedHoursField
                value={value.sharedHours}
                onChange={(sharedHours) => onChange({ sharedHours })}
              />
            </>
          )}
          {!short && (
            <PlacesField
              label="Where you can work without a visa"
              hint="Countries or regions, such as the European Union"
              value={value.mayWorkIn ?? []}
              onChange={(mayWorkIn) => onChange({ mayWorkIn })}
            />
          )}
        </Stack>
      </Section>
      <Section title="The company" content="beside" line>
        <Stack gap={4}>
          <ChipGroup
            legend="Company size"
            options={options.companySizes}
            value={value.companySizes}
            onChange={(companySizes) => onChange({ companySizes })}
          />
          <ChipGroup
            legend="Company stage"
            options={options.fundingStages}
            value={value.fundingStages}
            onChange={(fundingStages) => onChange({ fundingStages })}
          />
          <Field label="Industries" optional>
            <TagsInput
              value={value.industries}
              onChange={(industries) => onChange({ industries })}
              options={asOptions(options.industries)}
              free={false}
              max={20}
              placeholder="Choose industries"
            />
          </Field>
        </Stack>
      </Section>
      <Section title="Salary" content="beside" line>
        <Pay value={value} onChange={onChange} currencies={options.currencies} />
      </Section>
      <Section title="Anything else" description="We don’t use this to match jobs." content="beside" line>
        <Stack gap={3}>
          <Field label="Anything else" hideLabel optional>
            <TextArea
              rows={3}
              maxLength={2000}
              value={value.anythingElse}
              onChange={({ target }) => onChange({ anythingElse: target.value })}
            />
          </Field>
          <Checkbox
            label="Show it to teams I apply to"
            hint="Also to teams you’ve already applied to. Everyone on them can read it, so say what you want to earn under Salary."
            checked={value.anythingElseShown}
            onChange={(anythingElseShown) => onChange({ anythingElseShown })}
          />
        </Stack>
      </Section>
    </Stack>
  );
}

function withRemote(types: WorkPreferences["workplaceTypes"]): Partial<WorkPreferences> {
  return { remote: true, workplaceTypes: [...new Set([...types, "remote" as const])] };
}

function Pay({ value, onChange, currencies }: WishFieldsProps & { currencies: readonly string[] }) {
  return (
    <div className={styles.pay}>
      <PaySlider
        value={value.salary}
        currency={value.salaryCurrency}
        onChange={(salary) => onChange({ salary, salaryCurrency: value.salaryCurrency })}
      />
      <Field label="Currency">
        <NativeSelect
          options={asOptions(currencies)}
          value={value.salaryCurrency}
          onChange={({ target }) =>
            onChange({
              salaryCurrency: target.value,
              salary: payIn(target.value, { value: value.salary, currency: value.salaryCurrency }),
            })
          }
        />
      </Field>
    </div>
  );
}

interface ChipGroupProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}
function ChipGroup({ legend, options, value, onChange }: ChipGroupProps) {
  return (
    <FieldGroup legend={legend}>
      <Chips label={legend}>
        {options.map((option) => {
          const on = value.includes(option.value);
          return (
            <Chip
              key={option.value}
              pressed={on}
              onClick={() =>
                onChange(on ? value.filter((each) => each !== option.value) : [...value, option.value])
              }
            >
              {option.label}
            </Chip>
          );
        })}
      </Chips>
    </FieldGroup>
  );
}
