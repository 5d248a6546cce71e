import { Button } from "#ui/controls/buttons/button.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { imageHint, imageTypes, useImageUpload } from "#web/shared/pictures/use-image-upload.ts";
import styles from "./profile.module.css";

interface ImageFieldProps {
  /** "picture", "company logo". */
  label: string;
  value: string | null;
  onChange: (address: string | null) => void;
}

/** A picture of something on a profile, with the way to another and to none. */
export function ImageField({ label, value, onChange }: ImageFieldProps) {
  const { take, problem } = useImageUpload(onChange);
  return (
    <div className={styles.image}>
      {value && <img src={value} alt={`Current ${label}`} />}
      <div>
        <FileDrop
          label={value ? `Change ${label}` : `Add a ${label}`}
          hint={imageHint}
          accept={imageTypes}
          error={problem}
          onFiles={([file]) => void take(file)}
        />
      </div>
      {value && (
        <Button tone="bare" size="sm" onClick={() => onChange(null)}>
          Remove {label}
        </Button>
      )}
    </div>
  );
}
