import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { type FeedFilter, withoutEmpty } from "#web/hire/shared/applicants/feed-filter.ts";
import { type FeedView, queryOf } from "#web/hire/shared/applicants/feed.ts";
import styles from "./filter-bar.module.css";

/** As many as the address holds. */
const mostTags = 8;
type Counted = readonly { value: string; count: number }[];

function facetsOf(view: FeedView) {
  const query = queryOf({ ...view, filter: {} });
  return queryOptions({
    queryKey: ["applications", "facets", query],
    queryFn: () => api.applications.feedFacets({ query }),
  });
}

interface FilterFieldsProps {
  view: FeedView;
  onApply: (filter: FeedFilter) => void;
}
/** Everything a list can be narrowed by, with how many there are of each. */
export function FilterFields({ view, onApply }: FilterFieldsProps) {
  const { filter } = view;
  const { data } = useQuery(facetsOf(view));
  const [question, setQuestion] = useState(filter.question ?? "");
  const [tags, setTags] = useState(filter.tags?.split(",") ?? []);
  const asked = data?.questions.find((each) => each.question === question);
  const places = useId();
  const answers = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    onApply(withoutEmpty({ q: filter.q, ...given, tags: tags.join(",") }));
  }
  return (
    <form className={styles.fields} onSubmit={submit}>
      <Field label="Location">
        <TextInput name="place" defaultValue={filter.place} list={places} autoComplete="off" />
      </Field>
      <Suggestions id={places} of={data?.places ?? []} />
      <Range label="Years of experience" name="years" filter={filter} most={60} />
      {view.split !== "scoreless" && <Range label="Score" name="score" filter={filter} most={100} />}
      <Field label="Source">
        <NativeSelect
          key={`source ${data?.sources.length ?? 0}`}
          name="source"
          defaultValue={filter.source ?? ""}
          placeholder="Any source"
          options={withChosen(data?.sources ?? [], filter.source)}
        />
      </Field>
      {(tags.length > 0 || (data && data.tags.length > 0)) && (
        <Field label="Tags">
          <TagsInput
            free={false}
            value={tags}
            max={mostTags}
            placeholder="Any tag"
            options={(data?.tags ?? []).map(({ value, count }) => ({
              value,
              label: value,
              hint: `${count}`,
            }))}
            onChange={setTags}
          />
        </Field>
      )}
      {(filter.question || (data && data.questions.length > 0)) && (
        <Field label="Question">
          <NativeSelect
            name="question"
            value={question}
            placeholder="Any question"
            options={withChosen(
              (data?.questions ?? []).map((each) => ({ value: each.question, count: each.count })),
              filter.question,
            )}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </Field>
      )}
      {question && (
        <>
          <Field label="Answer contains">
            <TextInput name="answer" defaultValue={filter.answer} list={answers} autoComplete="off" />
          </Field>
          <Suggestions id={answers} of={asked?.answers ?? []} />
        </>
      )}
      <div className={styles.foot}>
        <Button onClick={() => onApply(withoutEmpty({ q: filter.q }))}>Clear filters</Button>
        <Button tone="fill" type="submit">
          Show applicants
        </Button>
      </div>
    </form>
  );
}

function Suggestions({ id, of }: { id: string; of: Counted }) {
  return (
    <datalist id={id}>
      {of.map(({ value, count }) => (
        <option key={value} value={value} label={`${value} (${count})`} />
      ))}
    </datalist>
  );
}

/** What is on stays a choice, also where nobody has it anymore. */
function withChosen(counted: Counted, chosen: string | undefined) {
  const known = counted.some(({ value }) => value === chosen) || !chosen;
  return [
    ...counted.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
    ...(known ? [] : [{ value: chosen, label: chosen }]),
  ];
}

interface RangeProps {
  label: string;
  name: "years" | "score";
  filter: FeedFilter;
  most: number;
}
function Range({ label, name, filter, most }: RangeProps) {
  const box = { type: "number" as const, min: 0, max: most, inputMode: "numeric" as const };
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={styles.range}>
        <Field label={`${label} from`} hideLabel>
          <TextInput {...box} name={`${name}From`} defaultValue={filter[`${name}From`]} placeholder="From" />
        </Field>
        <span>to</span>
        <Field label={`${label} to`} hideLabel>
          <TextInput {...box} name={`${name}To`} defaultValue={filter[`${name}To`]} placeholder="To" />
        </Field>
      </div>
    </fieldset>
  );
}
