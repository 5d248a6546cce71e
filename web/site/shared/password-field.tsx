import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";

interface PasswordFieldProps {
  label?: string;
  /** Whether the password is one that exists, or one to choose. */
  hasAccount: boolean;
  error: string | undefined;
  /** As it was typed before. */
  typed?: string | undefined;
}
/** The password of an account someone has here, or of the one they’re making. */
export function PasswordField({ label = "Password", hasAccount, error, typed }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hasAccount ? undefined : "At least 8 characters"} error={error}>
      <PasswordInput
        name="password"
        autoComplete={hasAccount ? "current-password" : "new-password"}
        required
        defaultValue={typed}
      />
    </Field>
  );
}
