import { useQuery } from "@tanstack/react-query";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { signatureTemplates } from "#web/shared/templates/template-queries.ts";

interface SignatureFieldProps {
  value: string | null;
  onChange: (signatureId: string | null) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The signature below a text. */
export function SignatureField({ value, onChange, error, disabled }: SignatureFieldProps) {
  const { data: signatures = [] } = useQuery(signatureTemplates);
  return (
    <Field label="Signature" optional error={error ?? null} disabled={disabled}>
      <NativeSelect
        placeholder="No signature"
        value={value ?? ""}
        options={signatures.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </Field>
  );
}
