import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mostTags } from "#contract/applicant-tags.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { peopleWords } from "../batch-words.ts";
import { companyTags } from "./tag-queries.ts";

export interface TagWish {
  add: string[];
  remove: string[];
}
interface TagManyDialogProps {
  count: number;
  onTag: (wish: TagWish) => void;
  onClose: () => void;
}

/** Adds tags to everyone who is selected, and removes others. */
export default function TagManyDialog({ count, onTag, onClose }: TagManyDialogProps) {
  const { data: known = [] } = useQuery(companyTags);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const options = known.map(({ tag }) => ({ value: tag, label: tag }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tag ${peopleWords(count)}`}
      description="Only your team sees tags."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            disabled={add.length + remove.length === 0}
            onClick={() => onTag({ add, remove })}
          >
            Change tags
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="Add">
          <TagsInput value={add} max={mostTags} options={options} placeholder="Add a tag" onChange={setAdd} />
        </Field>
        {known.length > 0 && (
          <Field label="Remove" optional>
            <TagsInput
              free={false}
              value={remove}
              max={mostTags}
              options={options}
              placeholder="Choose a tag"
              onChange={setRemove}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
