import { useState } from "react";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import { useMover } from "#web/shared/lists/use-mover.ts";

const most = 8;

/** A stage as it is written: with an id once it is saved, so that a new name keeps its people. */
export interface StageDraft {
  id?: string | undefined;
  name: string;
}

interface StagesEditorProps {
  value: readonly StageDraft[];
  /** Whether they were just opened for writing. */
  focusFirst?: boolean;
  onChange: (value: StageDraft[]) => void;
}

/** Own stages: added, renamed, reordered, removed. */
export function StagesEditor({ value, focusFirst = false, onChange }: StagesEditorProps) {
  const { rows, buttonFor } = useMover(value, onChange);
  const [added, setAdded] = useState(false);
  const keptFocus = useKeptFocus();
  return (
    <Stack gap={2} ref={rows} {...keptFocus}>
      {value.map(({ id, name }, at) => (
        // The place is the stage's identity here: names are being typed.
        <Row key={at} gap={1}>
          <TextInput
            aria-label={`Stage ${at + 1}`}
            value={name}
            maxLength={60}
            autoFocus={added ? at === value.length - 1 : focusFirst && at === 0}
            onChange={({ target }) => onChange(value.with(at, { id, name: target.value }))}
          />
          <IconButton
            icon={ArrowUp}
            size="sm"
            label={`Move ${name || "this stage"} up`}
            {...buttonFor(at, -1)}
          />
          <IconButton
            icon={ArrowDown}
            size="sm"
            label={`Move ${name || "this stage"} down`}
            {...buttonFor(at, 1)}
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Remove ${name || "this stage"}`}
            onClick={() => onChange(value.toSpliced(at, 1))}
          />
        </Row>
      ))}
      <div>
        <Button
          icon={Plus}
          disabled={value.length >= most}
          onClick={() => {
            setAdded(true);
            onChange([...value, { name: "" }]);
          }}
        >
          Add a stage
        </Button>
      </div>
    </Stack>
  );
}

/** The stages as they are sent: what has no name yet is left out. */
export function sentStages(stages: readonly StageDraft[]) {
  return stages
    .map(({ id, name }) => ({ ...(id && { id }), name: name.trim() }))
    .filter(({ name }) => name !== "");
}
