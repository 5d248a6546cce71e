import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { CodeField } from "#web/shared/forms/code-field.tsx";

/** What a form asks for before something that matters: see Proof in the contract. */
export function ProofFields({ errors }: { errors: Record<string, string> }) {
  return (
    <Stack gap={4}>
      <Field label="Your password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <OwnCodeField error={errors.code} />
    </Stack>
  );
}

/** Only where the person has a second factor. */
export function OwnCodeField({ error }: { error: string | undefined }) {
  return useMe().secondFactor ? <CodeField error={error} /> : null;
}

/** The proof in what a form holds. */
export function proofIn({ password = "", code }: Record<string, string>) {
  return { password, ...(code && { code }) };
}
