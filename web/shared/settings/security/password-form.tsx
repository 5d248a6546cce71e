import { useRef } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { OwnCodeField } from "#web/shared/second-factor/proof-fields.tsx";
import { useMe } from "#web/shared/session/session.ts";

export function PasswordForm() {
  const { id } = useMe();
  const element = useRef<HTMLFormElement>(null);
  const form = useSubmit(
    ({ oldPassword = "", newPassword = "", code }) =>
      api.accounts.changePassword({
        params: { id },
        body: { oldPassword, newPassword, ...(code && { code }) },
      }),
    {
      done: () => element.current?.reset(),
      success: "Password changed. You’ll need to sign in again on your other devices.",
    },
  );
  return (
    <Section title="Password" content="beside" anchor="password" line>
      <form ref={element} onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && <FormError title={form.sentence} />}
          <Field label="Current password" error={form.fields.oldPassword}>
            <PasswordInput name="oldPassword" autoComplete="current-password" />
          </Field>
          <Field label="New password" hint="At least 8 characters" error={form.fields.newPassword}>
            <PasswordInput name="newPassword" autoComplete="new-password" />
          </Field>
          <OwnCodeField error={form.fields.code} />
          <div>
            <Button type="submit" busy={form.busy}>
              Change password
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
