import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { type ImageFolder, imageTypes, useImageUpload } from "./use-image-upload.ts";
import styles from "./picture-field.module.css";

interface PictureFieldProps {
  folder: ImageFolder;
  label: string;
  hint: string;
  optional?: boolean;
  value: string | null;
  onChange: (url: string | null) => void;
  /** What the picture shows, for those who cannot see it; without a handler it is not asked for. */
  alt?: string | null;
  onAlt?: (alt: string | null) => void;
  error?: string | undefined;
  altError?: string | undefined;
}

/** A picture of a page: kept on the server at once, shown once what it belongs to is saved. */
export function PictureField(props: PictureFieldProps) {
  const { folder, label, hint, optional = false, value, onChange, alt, onAlt } = props;
  const { take, problem, busy } = useImageUpload(onChange, folder);
  return (
    <div className={styles.picture}>
      {value && <img src={value} alt={`Current ${label}`} />}
      <div>
        <FileDrop
          label={value ? `Change ${label.toLowerCase()}` : `Add ${label.toLowerCase()}`}
          hint={hint}
          optional={optional && !value}
          accept={imageTypes}
          error={problem ?? props.error ?? null}
          files={busy ? [{ id: "picture", name: busy, progress: 0.5 }] : []}
          onFiles={([file]) => void take(file)}
        />
        {value && onAlt && (
          <Field
            label={`What the ${label.toLowerCase()} shows`}
            hint="Read out to people who can’t see it"
            error={props.altError}
          >
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
