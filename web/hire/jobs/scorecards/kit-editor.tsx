import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type ScorecardKit, mostAttributes } from "#contract/scorecards.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { sentenceOf } from "#web/api/client.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import { useMover } from "#web/shared/lists/use-mover.ts";
import { type KitDraft, draftOf, isDirty, useSaveKit } from "./kits.ts";
import styles from "./kits.module.css";

interface KitEditorProps {
  jobId: string;
  kit: ScorecardKit;
  onDirty: (stage: string, dirty: boolean) => void;
}
/** What one stage looks for: guidance for everyone who assesses, and the attributes they rate. */
export function KitEditor({ jobId, kit, onDirty }: KitEditorProps) {
  const { stage, stageName } = kit;
  const { draft, conflicts, set: put, accept, takeTheirs } = useDraft(kit, (now) => draftOf(now ?? kit));
  const may = useMay()("jobs");
  const save = useSaveKit(jobId, { kit, done: (saved, sent) => accept(draftOf(saved), sent) });
  const dirty = may && isDirty(draft, kit);
  useEffect(() => {
    onDirty(stage, dirty);
    return () => onDirty(stage, false);
  }, [stage, dirty, onDirty]);
  const { attributes } = draft;
  const set = (next: KitDraft["attributes"]) => put({ attributes: next });
  const { rows, buttonFor } = useMover<KitDraft["attributes"][number], HTMLOListElement>(attributes, set);
  const [addedAt, setAddedAt] = useState(-1);
  const keptFocus = useKeptFocus();
  return (
    <Section title={stageName} content="beside" line>
      <Stack gap={4} {...keptFocus}>
        {save.error && <FormError title={sentenceOf(save.error)} />}
        <ConflictNote fields={conflicts.map((field) => fieldNames[field])} onTakeTheirs={takeTheirs} />
        <Field label="Guidance" hint="How long, how, and what to find out" optional disabled={!may}>
          <TextArea
            rows={2}
            maxLength={2000}
            value={draft.guidance}
            onChange={({ target }) => put({ guidance: target.value })}
          />
        </Field>
        {attributes.length > 0 && (
          <ol ref={rows} className={styles.attributes} aria-label={`Attributes for ${stageName}`}>
            {attributes.map((attribute, at) => (
              // The place is the attribute's identity here: names are being typed.
              <li key={at} className={styles.attribute}>
                <AttributeFields
                  attribute={attribute}
                  number={at + 1}
                  focused={at === addedAt}
                  disabled={!may}
                  onChange={(next) => set(attributes.with(at, next))}
                  buttonFor={(by) => buttonFor(at, by)}
                  onRemove={() => set(attributes.toSpliced(at, 1))}
                />
              </li>
            ))}
          </ol>
        )}
        {may && (
          <Row gap={2} wrap>
            <Button
              icon={Plus}
              disabled={attributes.length >= mostAttributes}
              onClick={() => {
                setAddedAt(attributes.length);
                set([...attributes, { name: "", guidance: "" }]);
              }}
            >
              Add an attribute
            </Button>
            {dirty && (
              <Button tone="fill" busy={save.isPending} onClick={() => save.mutate(draft)}>
                Save
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Section>
  );
}

const fieldNames = { guidance: "the guidance", attributes: "the attributes" };

interface AttributeFieldsProps {
  attribute: KitDraft["attributes"][number];
  number: number;
  /** Whether it was just added. */
  focused: boolean;
  disabled: boolean;
  onChange: (attribute: KitDraft["attributes"][number]) => void;
  buttonFor: (by: -1 | 1) => React.ComponentProps<"button">;
  onRemove: () => void;
}
function AttributeFields(props: AttributeFieldsProps) {
  const { attribute, number, focused, disabled, onChange, buttonFor, onRemove } = props;
  const name = attribute.name || "this attribute";
  return (
    <>
      <Row gap={1} align="end">
        <Field label={`Attribute ${number}`} className={styles.name} disabled={disabled}>
          <TextInput
            placeholder="Such as: explains trade-offs"
            autoFocus={focused}
            value={attribute.name}
            maxLength={100}
            onChange={({ target }) => onChange({ ...attribute, name: target.value })}
          />
        </Field>
        {!disabled && (
          <>
            <IconButton icon={ArrowUp} size="sm" label={`Move ${name} up`} {...buttonFor(-1)} />
            <IconButton icon={ArrowDown} size="sm" label={`Move ${name} down`} {...buttonFor(1)} />
            <IconButton icon={Trash2} size="sm" label={`Remove ${name}`} onClick={onRemove} />
          </>
        )}
      </Row>
      <Field label={`Guidance for attribute ${number}`} optional disabled={disabled}>
        <TextArea
          rows={1}
          maxLength={2000}
          placeholder="What to ask, and what a strong answer has"
          value={attribute.guidance}
          onChange={({ target }) => onChange({ ...attribute, guidance: target.value })}
        />
      </Field>
    </>
  );
}
