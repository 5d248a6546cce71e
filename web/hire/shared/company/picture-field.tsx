import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { uploadFailed } from "#web/words/failures.ts";
import styles from "./picture-field.module.css";

interface PictureFieldProps {
  label: string;
  hint: string;
  value: string | null;
  onChange: (url: string | null) => void;
  /** What the picture shows, for those who cannot see it; without a handler it is not asked for. */
  alt?: string | null;
  onAlt?: (alt: string | null) => void;
}

/** A picture of the company's pages: kept on the server at once, shown once what it belongs to is saved. */
export function PictureField({ label, hint, value, onChange, alt, onAlt }: PictureFieldProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function upload(file: File | undefined) {
    if (!file) return;
    setBusy(file.name);
    setError(null);
    try {
      const { url } = await api.files.upload({ file, fileName: file.name, body: { folder: "company" } });
      onChange(url);
    } catch (failure) {
      setError(sentenceOf(failure, uploadFailed));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className={styles.picture}>
      {value && <img src={value} alt={`Current ${label}`} />}
      <div>
        <FileDrop
          label={value ? `Change ${label.toLowerCase()}` : `Add ${label.toLowerCase()}`}
          hint={hint}
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          error={error}
          files={busy ? [{ id: "picture", name: busy, progress: 0.5 }] : []}
          onFiles={([file]) => void upload(file)}
        />
        {value && onAlt && (
          <Field label={`What the ${label.toLowerCase()} shows`} hint="Read out to people who can’t see it">
            <TextInput
              value={alt ?? ""}
              maxLength={300}
              onChange={({ target }) => onAlt(target.value || null)}
            />
          </Field>
        )}
        {value && (
          <Button size="sm" tone="bare" onClick={() => onChange(null)}>
            Remove {label.toLowerCase()}
          </Button>
        )}
      </div>
    </div>
  );
}
