import { type ReactElement, useId } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useSubmit } from "#web/shared/forms/use-submit.ts";

type NameNetworkProps = {
  title: string;
  description?: string;
  /** The verb on the button. */
  action: string;
  start: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onName: (name: string) => Promise<unknown>;
  /** The toast of success. */
  said?: (name: string) => string;
  trigger?: ReactElement;
};

/** Asks for the name of a network. */
export function NameNetwork(props: NameNetworkProps) {
  const { title, description, action, start, open, onOpenChange, onName, said, trigger } = props;
  const id = useId();
  const { onSubmit, busy, sentence, fields } = useSubmit(({ name = "" }) => onName(name), {
    done: () => onOpenChange(false),
    success: (_, { name = "" }) => said?.(name),
    stale: [["network"]],
  });
  return (
    <Dialog
      size="sm"
      title={title}
      description={description}
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      footer={
        <Button type="submit" form={id} tone="fill" busy={busy}>
          {action}
        </Button>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        {sentence && !fields.name && <FormError title={sentence} />}
        <Field label="Name" error={fields.name}>
          <TextInput name="name" defaultValue={start} maxLength={120} />
        </Field>
      </form>
    </Dialog>
  );
}
