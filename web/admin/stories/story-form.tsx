import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { StoryFields } from "#contract/content.ts";
import { publicationNames } from "#shared/stories/publications.data.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { PictureField } from "#web/shared/pictures/picture-field.tsx";
import { imageLimits } from "#web/shared/pictures/use-image-upload.ts";
import { publicationOptions } from "./publication-options.ts";
import { deskStories } from "./stories.ts";
import { StoryEditor } from "./story-editor.tsx";
import styles from "./stories.module.css";

interface StoryFormProps {
  story: StoryFields;
  /** Rises when the text is replaced from outside. */
  round: number;
  fields: Record<string, string>;
  onChange: (change: Partial<StoryFields>) => void;
}

/** What a story says and where it stands. */
export function StoryForm({ story, round, fields, onChange }: StoryFormProps) {
  const { picture } = story;
  const authorsId = useId();
  const { data: known = [] } = useQuery(deskStories);
  // The same name, spelled the same, is one author with one list.
  const authors = [...new Set(known.map(({ author }) => author))].toSorted();
  // What is refused about a picture with an address is its description.
  const undescribed = picture !== null && picture.alt.trim() === "";
  return (
    <div className={styles.form}>
      <Field label="Title" error={fields.title}>
        <TextInput
          value={story.title}
          maxLength={160}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label="Address" hint="Earlier addresses still lead here" error={fields.slug}>
          <TextInput
            value={story.slug}
            maxLength={120}
            onChange={({ target }) => onChange({ slug: target.value })}
          />
        </Field>
        <Field label="Publication">
          <NativeSelect
            options={publicationOptions}
            value={story.publication}
            onChange={({ target }) =>
              onChange({ publication: publicationNames.find((name) => name === target.value) })
            }
          />
        </Field>
        <Field label="Author" error={fields.author}>
          <TextInput
            value={story.author}
            maxLength={120}
            list={authorsId}
            onChange={({ target }) => onChange({ author: target.value })}
          />
          <datalist id={authorsId}>
            {authors.map((author) => (
              <option key={author} value={author} />
            ))}
          </datalist>
        </Field>
        <Field label="Tags" error={fields.tags}>
          <TagsInput value={story.tags} max={8} onChange={(tags) => onChange({ tags })} />
        </Field>
      </div>
      <Field label="Summary" optional hint="If empty, its first 3 sentences" error={fields.summary}>
        <TextArea
          value={story.summary}
          maxLength={500}
          onChange={({ target }) => onChange({ summary: target.value })}
        />
      </Field>
      <PictureField
        folder="stories"
        label="Cover picture"
        hint={`Above the text, in lists, and where its link is shared. ${imageLimits}.`}
        optional
        value={picture?.url ?? null}
        onChange={(url) => onChange({ picture: url ? { url, alt: picture?.alt ?? "" } : null })}
        alt={picture?.alt}
        onAlt={(alt) => picture && onChange({ picture: { ...picture, alt: alt ?? "" } })}
        error={undescribed ? undefined : fields.picture}
        altError={undescribed ? fields.picture : undefined}
      />
      <StoryEditor
        key={round}
        document={story.body}
        error={fields.body}
        onChange={(body) => onChange({ body })}
      />
    </div>
  );
}
