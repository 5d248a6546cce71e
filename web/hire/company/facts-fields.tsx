import { workplaceTypes } from "#contract/company-shapes.ts";
import { companyTypes } from "#shared/companies/known-words.data.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { workplaceWords } from "#web/shared/jobs/workplace-words.ts";
import { NumberField } from "#web/shared/forms/number-field.tsx";
import type { CompanyEditor } from "./use-company-editor.ts";

const none = "none";

/** What kind of company it is, since when, and by whom. */
export function FactsFields({ editor: { draft, round, set, problem } }: { editor: CompanyEditor }) {
  const fields = problem?.fields ?? {};
  const { companyType } = draft;
  const types = [...new Set([...companyTypes, ...(companyType ? [companyType] : [])])];
  return (
    <Section title="Facts" content="beside" line description="Shown on your careers page.">
      <Stack gap={4}>
        <Grid columns={2} gap={4}>
          <Field label="Type" error={fields.companyType}>
            <Select
              value={companyType ?? none}
              options={[
                { value: none, label: "Not listed" },
                ...types.map((type) => ({ value: type, label: type })),
              ]}
              onChange={(type) => set({ companyType: type === none ? null : type })}
            />
          </Field>
          <Field label="Where people work" error={fields.workplaceType}>
            <Select
              value={draft.workplaceType ?? none}
              options={[
                { value: none, label: "Not listed" },
                ...workplaceTypes.map((type) => ({ value: type, label: workplaceWords[type] })),
              ]}
              onChange={(type) => set({ workplaceType: type === none ? null : type })}
            />
          </Field>
        </Grid>
        <NumberField
          key={round}
          label="Founded in"
          hint="The year, such as 2012"
          value={draft.companyFoundedYear}
          error={fields.companyFoundedYear}
          onChange={(companyFoundedYear) => set({ companyFoundedYear })}
        />
        <Field label="Founders" error={fields.companyFounders}>
          <TagsInput value={draft.companyFounders} onChange={(companyFounders) => set({ companyFounders })} />
        </Field>
      </Stack>
    </Section>
  );
}
