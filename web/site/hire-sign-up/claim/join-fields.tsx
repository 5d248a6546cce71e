import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { LegalNote } from "#web/shared/legal-note.tsx";
import type { OwnAccount, TypedPerson } from "./claim.ts";

interface JoinFieldsProps {
  /** What is wrong, by field. */
  errors: Record<string, string>;
  domain: string | null;
  account: OwnAccount;
  typed?: TypedPerson;
}

/** Who asks to join a hiring team. */
export function JoinFields({ errors, domain, account, typed = {} }: JoinFieldsProps) {
  if (account)
    return (
      <p>
        You’re signed in as {account.email}. To join, this has to be an address
        {domain ? ` at ${domain}` : " at the company"}.
      </p>
    );
  return (
    <>
      <Field label="Your name" error={errors.fullName}>
        <TextInput name="fullName" autoComplete="name" required defaultValue={typed.fullName} />
      </Field>
      <Field label="Work email" hint={domain ? `At ${domain}` : undefined} error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" required defaultValue={typed.email} />
      </Field>
      <Field
        label="Password"
        hint="At least 8 characters, or the password of the account you have"
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" required defaultValue={typed.password} />
      </Field>
      <LegalNote />
    </>
  );
}
