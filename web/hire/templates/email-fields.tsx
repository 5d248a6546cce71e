import { mostSubject, mostTemplateText } from "#contract/template-kinds.ts";
import type { EmailWords } from "#contract/template-shapes.ts";
import { tokenProblem } from "#shared/words/tokens.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { TokenTextArea } from "#web/shared/templates/token-text-area.tsx";
import { SignatureField } from "./signature-field.tsx";

interface EmailFieldsProps {
  value: EmailWords;
  onChange: (email: EmailWords) => void;
  errors: Record<string, string>;
  disabled: boolean;
}

/** Subject, words and signature of an email to a candidate. */
export function EmailFields({ value, onChange, errors, disabled }: EmailFieldsProps) {
  const { subject, message, signatureId } = value;
  return (
    <>
      <Field
        label="Subject"
        error={tokenProblem(subject, "email") ?? errors.subject ?? null}
        disabled={disabled}
      >
        <TextInput
          value={subject}
          maxLength={mostSubject}
          onChange={({ target }) => onChange({ ...value, subject: target.value })}
        />
      </Field>
      <TokenTextArea
        label="Message"
        hint="It starts with “Hi” and the person’s first name, and ends with a button to their application."
        place="email"
        error={errors.message}
        maxLength={mostTemplateText}
        value={message}
        onChange={(text) => onChange({ ...value, message: text })}
        disabled={disabled}
      />
      <SignatureField
        value={signatureId}
        onChange={(id) => onChange({ ...value, signatureId: id })}
        error={errors.signatureId}
        disabled={disabled}
      />
    </>
  );
}
