import {
  type FieldChoices,
  type FieldReaders,
  type ProfileField,
  fieldReaders,
} from "#contract/public-profiles.ts";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { fieldGroups, readerWords } from "./field-words.data.ts";
import { useChoices } from "./use-public-profile.ts";

const options = fieldReaders.map((value) => ({ value, label: readerWords[value] }));

/** Each field of the profile with its readers; no one until its owner says otherwise. */
export function FieldChoiceList({ id, fields }: { id: string; fields: FieldChoices }) {
  const change = useChoices(id);
  return (
    <Section title="Who sees what" line>
      <Stack gap={6}>
        {Object.entries(fieldGroups).map(([title, group]) => (
          <FieldGroup key={title} legend={title}>
            <Grid columns={2} gap={4}>
              {(Object.entries(group) as [ProfileField, string][]).map(([field, label]) => (
                <Field key={field} label={label}>
                  <NativeSelect
                    options={options}
                    value={fields[field] ?? "nobody"}
                    onChange={({ target }) =>
                      change.mutate({ fields: { [field]: target.value as FieldReaders } })
                    }
                  />
                </Field>
              ))}
            </Grid>
          </FieldGroup>
        ))}
      </Stack>
    </Section>
  );
}
