import type { JobFields } from "#contract/job-shapes.ts";
import { workStyleCategories } from "#shared/profile/work-style.data.ts";
import { ratingOptions } from "#shared/profile/work-style.ts";
import { FieldGroup, Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { labels } from "./job-draft.ts";

type WorkStyle = JobFields["workStyle"];
interface WorkStyleFieldsProps {
  items: WorkStyle;
  error: string | undefined;
  onChange: (items: WorkStyle) => void;
}

/** How people work in this job, from one end to the other; what is left open is not said. */
export function WorkStyleFields({ items, error, onChange }: WorkStyleFieldsProps) {
  function rate(categoryId: WorkStyle[number]["categoryId"], rating: number) {
    const rest = items.filter((item) => item.categoryId !== categoryId);
    onChange(rating ? [...rest, { categoryId, rating }] : rest);
  }
  return (
    <Section title={labels.workStyle} line>
      <FieldGroup
        legend={<span className="sr">{labels.workStyle}</span>}
        hint="What a usual week is like. Job seekers read it on the job’s page; it doesn’t affect scores."
        error={error}
      >
        <Grid columns={2} gap={4}>
          {workStyleCategories.map(({ categoryId, category }) => (
            <Field key={categoryId} label={category} optional>
              <NativeSelect
                placeholder="Not specified"
                options={ratingOptions(categoryId)}
                value={String(items.find((item) => item.categoryId === categoryId)?.rating ?? "")}
                onChange={({ target }) => rate(categoryId, Number(target.value))}
              />
            </Field>
          ))}
        </Grid>
      </FieldGroup>
    </Section>
  );
}
