import type { ProfileStory } from "#contract/candidate-shapes.ts";
import { cultureTags } from "#shared/companies/known-words.data.ts";
import { enneagramTypes, myersBriggsTypes } from "#shared/profile/work-style.data.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { ImageField } from "#web/shared/profile/image-field.tsx";
import type { Editing } from "./editable-section.tsx";
import { WorkStyleFields } from "#web/shared/profile/work-style-fields.tsx";

/** A section that changes some of what someone says about themselves. */
function storyOf({ value, change }: Editing) {
  const story = value.profile;
  return { story, tell: (said: ProfileStory) => change({ profile: { ...story, ...said } }) };
}

export function CoursesForm(editing: Editing) {
  const { story, tell } = storyOf(editing);
  return (
    <Field label="Courses" hint="Press Enter after each" hideLabel>
      <TagsInput max={60} value={story.courseWorks ?? []} onChange={(courseWorks) => tell({ courseWorks })} />
    </Field>
  );
}

export function IntroductionForm(editing: Editing) {
  const { story, tell } = storyOf(editing);
  const video = story.videoASKLink ?? { url: "", thumbnail: null };
  const texts = [
    ["intro", "Introduction", "Who you are, in a few sentences"],
    ["careerEthos", "Career ethos", "What you hold on to at work"],
    ["whatsNext", "What’s next", "Where you want to go from here"],
  ] as const;
  return (
    <>
      {texts.map(([name, label, hint]) => (
        <Field key={name} label={label} hint={hint} optional>
          <TextArea
            rows={4}
            maxLength={8000}
            value={story[name] ?? ""}
            onChange={({ target }) => tell({ [name]: target.value })}
          />
        </Field>
      ))}
      <Field label="Link to a video elsewhere" optional error={editing.fields["profile.videoASKLink.url"]}>
        <TextInput
          type="url"
          value={video.url}
          onChange={({ target }) => tell({ videoASKLink: { ...video, url: target.value } })}
        />
      </Field>
      {video.url && (
        <ImageField
          label="picture for the video"
          value={video.thumbnail ?? null}
          onChange={(thumbnail) => tell({ videoASKLink: { ...video, thumbnail } })}
        />
      )}
    </>
  );
}

export function WayOfWorkingForm(editing: Editing) {
  const { story, tell } = storyOf(editing);
  return (
    <>
      <Field label="Culture you look for" optional>
        <TagsInput
          free={false}
          max={20}
          options={asOptions(cultureTags)}
          value={story.cultureSelections ?? []}
          onChange={(cultureSelections) => tell({ cultureSelections })}
        />
      </Field>
      <WorkStyleFields items={story.workStyle ?? []} onChange={(workStyle) => tell({ workStyle })} />
      <Grid columns={2} gap={4}>
        <Field label="Enneagram" hint="Voluntary. No score or search uses it." optional>
          <NativeSelect
            placeholder="Not specified"
            options={asOptions(enneagramTypes)}
            value={story.enneagram ?? ""}
            onChange={({ target }) => tell({ enneagram: target.value })}
          />
        </Field>
        <Field label="Myers-Briggs" hint="Voluntary. No score or search uses it." optional>
          <NativeSelect
            placeholder="Not specified"
            options={asOptions(myersBriggsTypes)}
            value={story.myersBriggs ?? ""}
            onChange={({ target }) => tell({ myersBriggs: target.value })}
          />
        </Field>
      </Grid>
    </>
  );
}

function asOptions(labels: readonly string[]) {
  return labels.map((label) => ({ value: label, label }));
}
