import { type ReactElement, useId, useState } from "react";
import type { Proof } from "#contract/accounts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { Change } from "#web/api/use-change.ts";
import { AppCodeField } from "#web/shared/forms/code-field.tsx";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { ProofFields, proofIn } from "#web/shared/second-factor/proof-fields.tsx";

interface ProofDialogProps<Result> {
  title: string;
  description: string;
  trigger: ReactElement;
  /** The button that goes on. */
  action: string;
  danger?: boolean;
  act: (proof: Proof, values: Record<string, string>) => Promise<Result>;
  after?: Pick<Change<Record<string, string>, Result>, "done" | "success" | "stale">;
  /** Administrators have no password: a code of their app is the proof. */
  proof?: "password" | "code";
  /** What is asked beside the proof. */
  children?: (errors: Record<string, string>) => ReactElement;
}

/** Asks for the password, and a code where there is a second factor, before something that matters. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, description, trigger, action, danger, act, after = {}, proof, children } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { onSubmit, busy, sentence, fields } = useSubmit((values) => act(proofIn(values), values), {
    ...after,
    done: async (result, values, cache) => {
      await after.done?.(result, values, cache);
      setOpen(false);
    },
  });
  return (
    <Dialog
      size="sm"
      title={title}
      description={description}
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      footer={
        <Button tone={danger ? "danger" : "fill"} type="submit" form={id} busy={busy}>
          {action}
        </Button>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate method="post">
        <Stack gap={4}>
          {sentence && !Object.values(fields).includes(sentence) && <FormError title={sentence} />}
          {children?.(fields)}
          {proof === "code" ? <AppCodeField error={fields.code} /> : <ProofFields errors={fields} />}
        </Stack>
      </form>
    </Dialog>
  );
}
