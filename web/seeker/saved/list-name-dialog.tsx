import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface ListNameDialogProps {
  title: string;
  action: string;
  name?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Answers whether it was kept. */
  onName: (name: string) => Promise<boolean>;
}
/** Asks what a list is called. */
export function ListNameDialog({ title, action, name, open, onOpenChange, onName }: ListNameDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    const wanted = typeof typed === "string" ? typed.trim() : "";
    setProblem(wanted ? null : "Name this list");
    if (wanted && (await onName(wanted))) onOpenChange(false);
  }
  return (
    <Dialog
      size="sm"
      title={title}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" tone="fill" form="list-name">
          {action}
        </Button>
      }
    >
      <form id="list-name" onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Name" hint="Only you see it, also when you share the list." error={problem}>
          <TextInput name="name" autoComplete="off" maxLength={80} defaultValue={name} />
        </Field>
      </form>
    </Dialog>
  );
}
