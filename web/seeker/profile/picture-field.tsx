import { useState } from "react";
import { uploadFolders } from "#contract/files.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { uploadFailed } from "#web/words/failures.ts";
import styles from "./profile-page.module.css";

interface PictureFieldProps {
  name: string;
  value: string | null;
  onChange: (address: string | null) => void;
}
const { types, megabytes } = uploadFolders.images;
const accept = types.map((type) => `.${type.toLowerCase()}`).join(",");

/** A face, kept in the folder of public pictures. */
export function PictureField({ name, value, onChange }: PictureFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  async function take([file]: File[]) {
    if (!file) return;
    setProblem(null);
    try {
      const stored = await api.files.upload({ file, fileName: file.name, body: { folder: "images" } });
      onChange(stored.url);
    } catch (error) {
      setProblem(sentenceOf(error, uploadFailed));
    }
  }
  return (
    <div className={styles.picture}>
      <Avatar name={name} src={value} size="lg" />
      <FileDrop
        label={value ? "Change photo" : "Add a photo"}
        hint={`Up to ${megabytes} MB`}
        accept={accept}
        error={problem}
        onFiles={(files) => void take(files)}
      />
      {value && (
        <Button tone="bare" size="sm" onClick={() => onChange(null)}>
          Remove photo
        </Button>
      )}
    </div>
  );
}
