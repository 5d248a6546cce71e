import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";

/** Where a code of the authenticator app goes, or a recovery code in its place. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field label="Code or recovery code" error={error}>
      <TextInput name="code" autoComplete="one-time-code" />
    </Field>
  );
}

/** Where only a code of the app counts. */
export function AppCodeField({ error }: { error: string | undefined }) {
  return (
    <Field label="Code from your app" error={error}>
      <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
    </Field>
  );
}
