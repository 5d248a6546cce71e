import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";

interface CollectionFieldsProps {
  collection?: { collectionName: string; description: string; image: string | null };
  problem: string | null;
  fields: Record<string, string>;
}

/** What a collection is called and about; its look is a picture by address. */
export function CollectionFields({ collection, problem, fields }: CollectionFieldsProps) {
  return (
    <Stack gap={4}>
      {problem && <FormError title={problem} />}
      <Field label="Name" error={fields.collectionName}>
        <TextInput name="collectionName" defaultValue={collection?.collectionName} maxLength={120} />
      </Field>
      <Field label="Description" optional error={fields.description}>
        <TextArea name="description" defaultValue={collection?.description} maxLength={2000} />
      </Field>
      <Field label="Image" optional hint="Link to a square image, starting with https" error={fields.image}>
        <TextInput name="image" type="url" defaultValue={collection?.image ?? ""} />
      </Field>
    </Stack>
  );
}

/** The fields as the server takes them. */
export function collectionFrom({
  collectionName = "",
  description = "",
  image = "",
}: Record<string, string>) {
  return { collectionName, description, image: image.trim() || null };
}
