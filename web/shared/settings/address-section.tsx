import { useId, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { OwnCodeField, proofIn } from "#web/shared/second-factor/proof-fields.tsx";
import { useMe } from "#web/shared/session/session.ts";

/** The address emails go to: whether it is confirmed, and the ways to confirm or change it. */
export function AddressSection() {
  const { email, emailVerified } = useMe();
  const again = useChange({
    call: () => api.accounts.resendVerification({ body: { email } }),
    success: `We sent a link to ${email}`,
  });
  return (
    <Section
      anchor="email"
      title="Email address"
      content="beside"
      line
      description={emailVerified ? email : `${email}, not confirmed yet`}
    >
      <Row gap={2} wrap>
        {!emailVerified && (
          <Button busy={again.isPending} onClick={() => again.mutate()}>
            Send a new link
          </Button>
        )}
        <ChangeAddress />
      </Row>
    </Section>
  );
}

function ChangeAddress() {
  const { id } = useMe();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const form = useSubmit(
    ({ email = "", ...values }) =>
      api.accounts.changeEmail({ params: { id }, body: { email, ...proofIn(values) } }),
    {
      done: () => setOpen(false),
      success: (_, { email }) => `We’ve sent a link to ${email}. Open it to finish the change.`,
    },
  );
  return (
    <Dialog
      size="sm"
      title="Change your email"
      description="We’ll send a link to your new email. Nothing changes until you open it."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Change email</Button>}
      footer={
        <Button tone="fill" type="submit" form={formId} busy={form.busy}>
          Send link
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate method="post">
        <Stack gap={4}>
          {form.sentence && form.sentence !== form.fields.email && <FormError title={form.sentence} />}
          <Field label="New email" error={form.fields.email}>
            <TextInput name="email" type="email" autoComplete="email" />
          </Field>
          <Field label="Current password" error={form.fields.password}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <OwnCodeField error={form.fields.code} />
        </Stack>
      </form>
    </Dialog>
  );
}
