import type { WorkStyleItem } from "#contract/candidate-shapes.ts";
import { workStyleCategories } from "#shared/profile/work-style.data.ts";
import { ratingOptions } from "#shared/profile/work-style.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Grid } from "#ui/layout/grid.tsx";

interface WorkStyleFieldsProps {
  items: readonly WorkStyleItem[];
  onChange: (items: WorkStyleItem[]) => void;
}

/** Each way of working from one end to the other, with a line of one's own; what is not answered is not kept. */
export function WorkStyleFields({ items, onChange }: WorkStyleFieldsProps) {
  const given = (id: string) => items.find(({ categoryId }) => categoryId === id);
  function rate(one: { categoryId: string; category: string }, changes: Partial<WorkStyleItem>) {
    const { categoryId, category } = one;
    const item = { description: "", rating: 0, ...given(categoryId), ...changes, categoryId, category };
    const rest = items.filter((each) => each.categoryId !== categoryId);
    onChange(item.rating ? [...rest, item] : rest);
  }
  return (
    <>
      {workStyleCategories.map((one) => {
        const item = given(one.categoryId);
        return (
          <Grid key={one.categoryId} columns={2} gap={4}>
            <Field label={one.category} optional>
              <NativeSelect
                placeholder="Not specified"
                options={ratingOptions(one.categoryId)}
                value={item ? String(item.rating) : ""}
                onChange={({ target }) => rate(one, { rating: Number(target.value) })}
              />
            </Field>
            {item && (
              <Field label={`${one.category}, in your own words`} optional>
                <TextInput
                  maxLength={500}
                  value={item.description}
                  onChange={({ target }) => rate(one, { description: target.value })}
                />
              </Field>
            )}
          </Grid>
        );
      })}
    </>
  );
}
