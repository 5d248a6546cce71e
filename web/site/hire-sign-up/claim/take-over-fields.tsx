import { useState } from "react";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { PasswordField } from "#web/site/shared/password-field.tsx";
import type { OwnAccount, TypedPerson } from "./claim.ts";

interface TakeOverFieldsProps {
  /** What is wrong, by field. */
  errors: Record<string, string>;
  /** The company's domain, where it is known. */
  domain: string | null;
  account: OwnAccount;
  typed?: TypedPerson;
}

/** The address that proves the company, and the account it is given to. */
export function TakeOverFields({ errors, domain, account, typed = {} }: TakeOverFieldsProps) {
  return (
    <>
      <Field
        label="Work email"
        hint={
          domain
            ? `At ${domain}. We’ll send a link there.`
            : "We’ll send a link there, then check that the domain is the company’s."
        }
        error={errors.email}
      >
        <TextInput name="email" type="email" autoComplete="email" required defaultValue={typed.email} />
      </Field>
      {account ? (
        <p>You’re signed in as {account.email}. This account will manage the page.</p>
      ) : (
        <AccountFields errors={errors} typed={typed} />
      )}
      {!domain && (
        <Field
          label="LinkedIn profile"
          optional
          hint="Helps us see that you work there"
          error={errors.linkedInUrl}
        >
          <TextInput name="linkedInUrl" inputMode="url" autoComplete="url" />
        </Field>
      )}
    </>
  );
}

function AccountFields({ errors, typed }: Pick<TakeOverFieldsProps, "errors"> & { typed: TypedPerson }) {
  const [hasAccount, setHasAccount] = useState(false);
  return (
    <>
      <Checkbox checked={hasAccount} onChange={setHasAccount} label="I already have an account here" />
      {hasAccount ? (
        <Field label="Email of your account" error={errors.oldEmail}>
          <TextInput name="oldEmail" type="email" autoComplete="username" required />
        </Field>
      ) : (
        <Field label="Your name" error={errors.fullName}>
          <TextInput name="fullName" autoComplete="name" required defaultValue={typed.fullName} />
        </Field>
      )}
      <PasswordField
        {...(hasAccount && { label: "Password of your account" })}
        hasAccount={hasAccount}
        error={errors.password}
        typed={typed.password}
      />
    </>
  );
}
