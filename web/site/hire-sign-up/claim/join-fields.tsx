import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { emailMatchesDomain } from "#shared/links/email.ts";
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
  if (account) return <OwnJoin errors={errors} domain={domain} account={account} typed={typed} />;
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

/** Who is signed in gives the address the team knows; where it isn’t the account’s own, it gets a link. */
function OwnJoin({ errors, domain, account, typed = {} }: JoinFieldsProps & { account: { email: string } }) {
  const own = !domain || emailMatchesDomain(account.email, domain) ? account.email : typed.email;
  return (
    <>
      <Field
        label="Work email"
        hint={`${domain ? `At ${domain}. ` : ""}If it’s not your account’s email, we’ll send a link to it.`}
        error={errors.email}
      >
        <TextInput name="email" type="email" autoComplete="email" required defaultValue={own} />
      </Field>
      <p>You’re signed in as {account.email}. This account will join the team.</p>
    </>
  );
}
