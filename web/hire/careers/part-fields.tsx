import type { PageNumber, Picture, Question, Quote } from "#shared/blocks/blocks.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { PictureField } from "#web/shared/pictures/picture-field.tsx";
import { ListField } from "#web/shared/forms/list-field.tsx";

const most = 24;
interface Part<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export function HeadingField({ value, onChange }: Part<string>) {
  return (
    <Field label="Heading" optional>
      <TextInput value={value} maxLength={120} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

export function NumberFields(part: Part<PageNumber[]>) {
  return (
    <ListField
      {...part}
      legend="Numbers"
      hint="Without any, your open jobs, size, founding year and location are shown"
      noun="number"
      most={most}
      blank={() => ({ value: "", label: "" })}
    >
      {({ value, label }, change, number) => (
        <>
          <Field label={`Number ${number}`}>
            <TextInput
              value={value}
              maxLength={40}
              onChange={({ target }) => change({ value: target.value })}
            />
          </Field>
          <Field label={`Label for number ${number}`}>
            <TextInput
              value={label}
              maxLength={80}
              onChange={({ target }) => change({ label: target.value })}
            />
          </Field>
        </>
      )}
    </ListField>
  );
}

export function QuoteFields(part: Part<Quote[]>) {
  return (
    <ListField
      {...part}
      legend="Quotes"
      hint="In their own words, with their permission"
      noun="quote"
      most={most}
      blank={() => ({ text: "", name: "", role: "" })}
    >
      {({ text, name, role }, change, number) => (
        <>
          <Field label={`Quote ${number}`}>
            <TextArea
              rows={3}
              value={text}
              maxLength={1000}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field>
          <Field label={`Quote ${number} from`}>
            <TextInput
              value={name}
              maxLength={120}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label={`Their role`} optional>
            <TextInput
              value={role}
              maxLength={120}
              onChange={({ target }) => change({ role: target.value })}
            />
          </Field>
        </>
      )}
    </ListField>
  );
}

export function QuestionFields(part: Part<Question[]>) {
  return (
    <ListField
      {...part}
      legend="Questions"
      hint="What applicants ask before they apply"
      noun="question"
      most={most}
      blank={() => ({ question: "", answer: "" })}
    >
      {({ question, answer }, change, number) => (
        <>
          <Field label={`Question ${number}`}>
            <TextInput
              value={question}
              maxLength={300}
              onChange={({ target }) => change({ question: target.value })}
            />
          </Field>
          <Field label={`Answer ${number}`}>
            <TextArea
              rows={3}
              value={answer}
              maxLength={3000}
              onChange={({ target }) => change({ answer: target.value })}
            />
          </Field>
        </>
      )}
    </ListField>
  );
}

export function PictureOf({ label, value, onChange }: Part<Picture | null> & { label: string }) {
  return (
    <PictureField
      folder="company"
      label={label}
      hint="At least 1600 pixels wide"
      value={value?.url ?? null}
      onChange={(url) => onChange(url ? { url, alt: value?.alt ?? "" } : null)}
      alt={value?.alt}
      onAlt={(alt) => value && onChange({ ...value, alt: alt ?? "" })}
    />
  );
}

/** Pictures of the page's own; the profile's as long as there are none. */
export function PicturesFields({ value, onChange }: Part<Picture[]>) {
  return (
    <>
      <p>Without pictures of its own, this block shows those of your profile.</p>
      {[...value, null].slice(0, most).map((picture, at) => (
        <PictureOf
          key={picture?.url ?? `new ${at}`}
          label={`Picture ${at + 1}`}
          value={picture}
          onChange={(next) => onChange(next ? value.toSpliced(at, 1, next) : value.toSpliced(at, 1))}
        />
      ))}
    </>
  );
}
