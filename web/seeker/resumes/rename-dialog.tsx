import { useState } from "react";
import { nameRequired } from "#contract/candidate-shapes.ts";
import type { Resume } from "#contract/resumes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface RenameDialogProps {
  resume: Resume;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRename: (name: string) => void;
}

export function RenameDialog({ resume, open, onOpenChange, onRename }: RenameDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    const name = typeof typed === "string" ? typed.trim() : "";
    if (!name) return setProblem(nameRequired);
    setProblem(null);
    onRename(name);
    onOpenChange(false);
  }
  return (
    <Dialog
      size="sm"
      title="Rename resume"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" tone="fill" form="rename-resume">
          Save name
        </Button>
      }
    >
      <form id="rename-resume" onSubmit={submit} noValidate>
        <Field label="Name" error={problem}>
          <TextInput name="name" autoComplete="off" maxLength={300} defaultValue={resume.name} />
        </Field>
      </form>
    </Dialog>
  );
}
