import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { LegalNote } from "#web/shared/legal-note.tsx";
import type { SignupCompanyData } from "./demo.ts";

interface DemoAccountProps {
  data: SignupCompanyData;
  /** What is wrong, by field. */
  errors: Record<string, string>;
  onChange: (change: Partial<SignupCompanyData>) => void;
}

/** Who takes the page over that they looked at. */
export function DemoAccount({ data, errors, onChange }: DemoAccountProps) {
  return (
    <>
      <Field label="Your name" error={errors.fullName}>
        <TextInput
          autoComplete="name"
          required
          value={data.fullName}
          onChange={({ target }) => onChange({ fullName: target.value })}
        />
      </Field>
      <Field label="Work email" hint="Use an email at your company’s domain" error={errors.email}>
        <TextInput
          type="email"
          autoComplete="email"
          required
          value={data.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </Field>
      <Field label="Password" hint="At least 8 characters" error={errors.password}>
        <PasswordInput
          autoComplete="new-password"
          required
          value={data.password}
          onChange={({ target }) => onChange({ password: target.value })}
        />
      </Field>
      <Field
        label="LinkedIn profile"
        optional
        hint="For our team, if someone asks who runs this page. It isn’t shown on it."
        error={errors.linkedInUrl}
      >
        <TextInput
          inputMode="url"
          autoComplete="url"
          value={data.linkedInUrl}
          onChange={({ target }) => onChange({ linkedInUrl: target.value })}
        />
      </Field>
      <LegalNote />
    </>
  );
}
