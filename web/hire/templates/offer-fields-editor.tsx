import { useState } from "react";
import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { type OfferField, keyOf, mostOfferFields, offerFieldKinds } from "#shared/offers/offer-fields.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";

interface OfferFieldsEditorProps {
  fields: readonly OfferField[];
  onChange: (fields: OfferField[]) => void;
  /** What the server refused, by path. */
  wrong: Record<string, string>;
  disabled: boolean;
}
const kindWords: Record<OfferField["kind"], string> = {
  text: "Text",
  number: "Number",
  date: "Date",
  money: "Amount of money",
  choice: "Choice",
};

/** What the company asks for in offers beside title, pay and days; each becomes a placeholder. */
export function OfferFieldsEditor({ fields, onChange, wrong, disabled }: OfferFieldsEditorProps) {
  const put = (nth: number, change: Partial<OfferField>) =>
    onChange(fields.map((each, index) => (index === nth ? { ...each, ...change } : each)));
  const [addedAt, setAddedAt] = useState(-1);
  const keptFocus = useKeptFocus();
  return (
    <Section
      title="Custom fields"
      description="They’re filled in for each offer that starts with this text, and appear below it. Insert them as placeholders to use them in the text."
    >
      <Stack gap={6} {...keptFocus}>
        {fields.map((field, nth) => (
          // Fields have no identity but their place while they are named.
          <OneField
            key={nth}
            nth={nth}
            field={field}
            focused={nth === addedAt}
            others={fields.filter((_, index) => index !== nth)}
            error={wrong[`fields.${nth}.name`] ?? wrong[`fields.${nth}.key`]}
            disabled={disabled}
            onChange={(change) => put(nth, change)}
            onUp={() => onChange(fields.with(nth - 1, field).with(nth, fields[nth - 1]!))}
            onRemove={() => onChange(fields.filter((_, index) => index !== nth))}
          />
        ))}
        {!disabled && fields.length < mostOfferFields && (
          <Row>
            <Button
              icon={Plus}
              size="sm"
              onClick={() => {
                setAddedAt(fields.length);
                onChange([...fields, fresh]);
              }}
            >
              Add a field
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
const fresh: OfferField = { key: "", name: "", kind: "text", required: false, choices: [] };

interface OneFieldProps {
  nth: number;
  field: OfferField;
  /** Whether it was just added. */
  focused: boolean;
  others: readonly OfferField[];
  error: string | undefined;
  disabled: boolean;
  onChange: (change: Partial<OfferField>) => void;
  onUp: () => void;
  onRemove: () => void;
}
function OneField(props: OneFieldProps) {
  const { nth, field, focused, others, error, disabled, onChange, onUp, onRemove } = props;
  const { key, name, kind, required, choices } = field;
  const called = name || `field ${nth + 1}`;
  return (
    <Stack gap={2}>
      <Field label={`Name of field ${nth + 1}`} error={error ?? null} disabled={disabled}>
        <TextInput
          autoFocus={focused}
          value={name}
          maxLength={80}
          onChange={({ target }) => onChange({ name: target.value, key: keyOf(target.value, others, key) })}
        />
      </Field>
      <Field label={`Kind of ${called}`} disabled={disabled}>
        <NativeSelect
          value={kind}
          options={offerFieldKinds.map((value) => ({ value, label: kindWords[value] }))}
          onChange={({ target }) => onChange({ kind: target.value as OfferField["kind"] })}
        />
      </Field>
      {kind === "choice" && (
        <Field label={`Answers to ${called}`} disabled={disabled}>
          <TagsInput
            value={choices}
            max={30}
            placeholder="Add an answer"
            onChange={(next) => onChange({ choices: next })}
          />
        </Field>
      )}
      <Row gap={2} wrap>
        <Checkbox
          label={`${called} is required`}
          checked={required}
          disabled={disabled}
          onChange={(checked) => onChange({ required: checked })}
        />
        {!disabled && (
          <>
            <IconButton icon={ArrowUp} label={`Move ${called} up`} disabled={nth === 0} onClick={onUp} />
            <IconButton icon={Trash2} label={`Remove ${called}`} onClick={onRemove} />
          </>
        )}
      </Row>
    </Stack>
  );
}
