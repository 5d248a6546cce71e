import { useState } from "react";
import type { OccupiedStage, PeopleTo } from "#contract/job-stages.ts";
import { CallRefused } from "#contract/client.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { StageDraft } from "./stages-editor.tsx";

/** The stages with people that a refused change would remove; null for every other refusal. */
export function occupiedIn(error: unknown): OccupiedStage[] | null {
  if (!(error instanceof CallRefused) || error.error.code !== "STAGE_OCCUPIED") return null;
  return (error.error.details?.stages as unknown as OccupiedStage[] | undefined) ?? null;
}

interface PeopleOfStagesProps {
  occupied: readonly OccupiedStage[];
  /** The own stages of the board as it will be. */
  stages: readonly StageDraft[];
  busy: boolean;
  onClose: () => void;
  onMove: (peopleTo: PeopleTo) => void;
}

/** Asks where the people of removed stages go. */
export function PeopleOfStages({ occupied, stages, busy, onClose, onMove }: PeopleOfStagesProps) {
  const options = boardOptions(stages);
  const [chosen, setChosen] = useState<PeopleTo>({});
  const peopleTo = Object.fromEntries(occupied.map(({ id }) => [id, chosen[id] ?? "interview"]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Where do people go?"
      description="You’re removing stages that have people in them. They are moved at once, and their history says so."
      footer={
        <>
          <Button onClick={onClose}>Keep the stages</Button>
          <Button tone="fill" busy={busy} onClick={() => onMove(peopleTo)}>
            Move people and save
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {occupied.map(({ id, name, people }) => (
          <Field key={id} label={`${counted(people, "person", "people")} in “${name}”`}>
            <Select
              value={peopleTo[id] ?? null}
              options={options}
              onChange={(to) => setChosen({ ...chosen, [id]: to })}
            />
          </Field>
        ))}
      </Stack>
    </Dialog>
  );
}

/** A stage that is not saved yet is known by its name. */
function boardOptions(stages: readonly StageDraft[]) {
  return [
    { value: "screen", label: "Screen" },
    { value: "interview", label: "Interview" },
    ...stages.filter(({ name }) => name.trim()).map(({ id, name }) => ({ value: id ?? name, label: name })),
    { value: "offer", label: "Offer" },
  ];
}
