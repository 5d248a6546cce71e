import type { ReactNode } from "react";
import type { Block, BlockKind, BlockOf } from "#shared/blocks/blocks.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichTextEditor } from "#ui/writing/rich-text-editor.tsx";
import {
  HeadingField,
  NumberFields,
  PictureOf,
  PicturesFields,
  QuestionFields,
  QuoteFields,
} from "./part-fields.tsx";
import { TeamField } from "./team-field.tsx";

interface BlockFieldsProps<Shown extends Block = Block> {
  companyId: string;
  block: Shown;
  /** Rises when another text is put in from outside. */
  round: number;
  disabled: boolean;
  onChange: (part: Partial<Shown>) => void;
}
type Forms = { [Kind in BlockKind]: (props: BlockFieldsProps<BlockOf<Kind>>) => ReactNode };

/** What is written of a block. Words that the profile holds are changed there, for every place that shows them. */
export function BlockFields(props: BlockFieldsProps) {
  const Form = forms[props.block.kind] as (props: BlockFieldsProps) => ReactNode;
  return (
    <fieldset disabled={props.disabled}>
      <Stack gap={4}>
        <Form {...props} />
      </Stack>
    </fieldset>
  );
}

const fromProfile = (what: string) => (
  <p>
    Shows {what} from your <Link href="/hire/company">company profile</Link>.
  </p>
);
/** Only a heading is the page's own. */
const headed = (what: string) =>
  function Headed({ block, onChange }: HeadedProps) {
    return (
      <>
        {fromProfile(what)}
        <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      </>
    );
  };
interface HeadedProps {
  block: { heading: string };
  onChange: (part: { heading: string }) => void;
}

const forms: Forms = {
  about: headed("the story"),
  facts: headed("industry, founders, culture and reviews"),
  values: headed("the values"),
  benefits: headed("the benefits"),
  header: HeaderFields,
  numbers: ({ block, onChange }) => (
    <>
      <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      <NumberFields value={block.items} onChange={(items) => onChange({ items })} />
    </>
  ),
  images: ImageFields,
  video: VideoFields,
  team: ({ companyId, block, disabled, onChange }) => (
    <>
      <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      <Field label="Introduction" optional>
        <TextArea
          rows={2}
          maxLength={2000}
          value={block.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <TeamField companyId={companyId} disabled={disabled} />
    </>
  ),
  quotes: ({ block, onChange }) => (
    <>
      <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      <QuoteFields value={block.items} onChange={(items) => onChange({ items })} />
    </>
  ),
  questions: ({ block, onChange }) => (
    <>
      <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      <QuestionFields value={block.items} onChange={(items) => onChange({ items })} />
    </>
  ),
  jobs: ({ block, onChange }) => (
    <>
      <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      <Segmented
        label="Group jobs"
        value={block.by}
        onChange={(by) => onChange({ by })}
        segments={[
          { value: "department", label: "By department" },
          { value: "place", label: "By location" },
        ]}
      />
    </>
  ),
  text: ({ block, round, disabled, onChange }) => (
    <>
      <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      <RichTextEditor
        label="Text"
        revision={round}
        disabled={disabled}
        defaultValue={block.html}
        onChange={(html) => onChange({ html })}
      />
    </>
  ),
};

function HeaderFields({ block, onChange }: BlockFieldsProps<BlockOf<"header">>) {
  return (
    <>
      <Field label="Headline" hint="Leave it empty to show the headline of your profile">
        <TextInput
          value={block.title}
          maxLength={300}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label="Introduction" hint="Leave it empty to show the introduction of your profile">
        <TextArea
          rows={3}
          value={block.text}
          maxLength={2000}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <PictureOf label="Banner" value={block.picture} onChange={(picture) => onChange({ picture })} />
    </>
  );
}

function ImageFields({ block, onChange }: BlockFieldsProps<BlockOf<"images">>) {
  return (
    <>
      <Segmented
        label="Layout"
        value={block.layout}
        onChange={(layout) => onChange({ layout })}
        segments={[
          { value: "grid", label: "Side by side" },
          { value: "wide", label: "Across the page" },
        ]}
      />
      <PicturesFields value={block.pictures} onChange={(pictures) => onChange({ pictures })} />
    </>
  );
}

function VideoFields({ block, onChange }: BlockFieldsProps<BlockOf<"video">>) {
  return (
    <>
      <HeadingField value={block.heading} onChange={(heading) => onChange({ heading })} />
      <Field label="Video link" hint="Leave it empty to link to the video of your profile">
        <TextInput
          type="url"
          maxLength={2000}
          value={block.address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      </Field>
      <Field label="About the video" optional>
        <TextArea
          rows={2}
          maxLength={1000}
          value={block.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <PictureOf label="Picture" value={block.picture} onChange={(picture) => onChange({ picture })} />
    </>
  );
}
