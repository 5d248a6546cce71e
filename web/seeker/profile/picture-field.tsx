import { Button } from "#ui/controls/buttons/button.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { imageHint, imageTypes, useImageUpload } from "#web/shared/pictures/use-image-upload.ts";
import styles from "./profile-page.module.css";

interface PictureFieldProps {
  name: string;
  value: string | null;
  onChange: (address: string | null) => void;
}

/** A face, kept in the folder of public pictures. */
export function PictureField({ name, value, onChange }: PictureFieldProps) {
  const { take, problem } = useImageUpload(onChange);
  return (
    <div className={styles.picture}>
      <Avatar name={name} src={value} size="lg" />
      <FileDrop
        label={value ? "Change photo" : "Add a photo"}
        hint={imageHint}
        accept={imageTypes}
        error={problem}
        onFiles={([file]) => void take(file)}
      />
      {value && (
        <Button tone="bare" size="sm" onClick={() => onChange(null)}>
          Remove photo
        </Button>
      )}
    </div>
  );
}
