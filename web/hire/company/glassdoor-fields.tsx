import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { NumberField } from "#web/shared/forms/number-field.tsx";
import type { CompanyEditor } from "./use-company-editor.ts";

/** What employees say elsewhere, if the company wants it on its page. */
export function GlassdoorFields({ editor: { draft, round, set, problem } }: { editor: CompanyEditor }) {
  const fields = problem?.fields ?? {};
  return (
    <Section title="Glassdoor" content="beside" line>
      <Stack gap={4}>
        <Switch
          label="Show our Glassdoor rating on the careers page"
          hint="With a link to your page there. Without a rating, we show the link alone."
          checked={draft.addGlassdoorReview}
          onChange={(addGlassdoorReview) => set({ addGlassdoorReview })}
        />
        <Field label="Your page on Glassdoor" error={fields.glassdoorLink}>
          <TextInput
            type="url"
            value={draft.glassdoorLink ?? ""}
            onChange={({ target }) => set({ glassdoorLink: target.value || null })}
          />
        </Field>
        <Grid columns={2} gap={4}>
          <NumberField
            key={`rating ${round}`}
            label="Rating"
            hint="From 0 to 5"
            value={draft.glassdoorRating}
            error={fields.glassdoorRating}
            onChange={(glassdoorRating) => set({ glassdoorRating })}
          />
          <NumberField
            key={`reviews ${round}`}
            label="Reviews"
            value={draft.glassdoorReviewCount}
            error={fields.glassdoorReviewCount}
            onChange={(glassdoorReviewCount) => set({ glassdoorReviewCount })}
          />
        </Grid>
      </Stack>
    </Section>
  );
}
