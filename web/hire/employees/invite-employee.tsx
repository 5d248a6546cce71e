import { useRef } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";

const formId = "invite-employee";

/** Asks one person who works here to refer people. */
export function InviteEmployee({ onClose }: { onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null);
  const form = useSubmit(
    ({ email = "", title = "" }) =>
      api.employeeInvites.invite({ body: { email, title: title.trim() || null } }),
    { done: onClose, success: ({ email }) => `Invitation sent to ${email}`, stale: [["team"]] },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={first}
      title="Invite an employee"
      description="We’ll email a link that works for 2 weeks. Anyone who opens it becomes an employee of your company here, so check the address."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button tone="fill" type="submit" form={formId} busy={form.busy}>
            Send invitation
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && !form.fields.email && <FormError title={form.sentence} />}
          <Field label="Email" error={form.fields.email}>
            <TextInput ref={first} name="email" type="email" autoComplete="off" required />
          </Field>
          <Field label="Job title" optional error={form.fields.title}>
            <TextInput name="title" maxLength={120} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
