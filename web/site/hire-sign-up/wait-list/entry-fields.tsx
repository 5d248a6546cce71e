import type { WaitListEntry } from "#contract/company-wait-lists.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";

interface EntryFieldsProps {
  errors: Partial<Record<string, string>>;
  entry?: Pick<WaitListEntry, "companyName" | "website" | "about">;
}

/** What an administrator reads about a company. */
export function EntryFields({ errors, entry }: EntryFieldsProps) {
  return (
    <>
      <Field label="Company name" error={errors.companyName}>
        <TextInput
          name="companyName"
          autoComplete="organization"
          required
          defaultValue={entry?.companyName}
        />
      </Field>
      <Field label="Website" hint="A page at a social network is fine" error={errors.website}>
        <TextInput name="website" inputMode="url" autoComplete="url" required defaultValue={entry?.website} />
      </Field>
      <Field label="What do you do, and who do you want to hire?" error={errors.about}>
        <TextArea name="about" maxLength={1000} required defaultValue={entry?.about} />
      </Field>
    </>
  );
}
