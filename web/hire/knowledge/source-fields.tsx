import { mostKnowledgeText, mostKnowledgeTitle } from "#contract/knowledge.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import type { Draft } from "./knowledge.ts";

interface SourceFieldsProps {
  value: Draft;
  onChange: (draft: Draft) => void;
  errors: Record<string, string>;
  disabled?: boolean;
}
/** What a source is called and what it says. */
export function SourceFields({ value, onChange, errors, disabled }: SourceFieldsProps) {
  const count = `${value.content.length.toLocaleString("en-US")} of ${mostKnowledgeText.toLocaleString("en-US")}`;
  return (
    <>
      <Field label="Title" error={errors.title ?? null} disabled={disabled}>
        <TextInput
          value={value.title}
          maxLength={mostKnowledgeTitle}
          onChange={({ target }) => onChange({ ...value, title: target.value })}
        />
      </Field>
      <Field label="Text" aside={count} error={errors.content ?? null} disabled={disabled}>
        <TextArea
          grow={false}
          rows={14}
          maxLength={mostKnowledgeText}
          value={value.content}
          onChange={({ target }) => onChange({ ...value, content: target.value })}
        />
      </Field>
    </>
  );
}
