import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { imageLimits, imageTypes, useImageUpload } from "#web/shared/pictures/use-image-upload.ts";
import styles from "./stories.module.css";

export interface StoryPicture {
  src: string;
  alt: string;
}
interface PictureDialogProps {
  /** The one to change; null adds another. */
  picture: StoryPicture | null;
  /** What was dropped or pasted; goes up at once. */
  file: File | null;
  onDone: (picture: StoryPicture) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A picture from the device, or linked, with the words for those who can’t see it. */
export function PictureDialog({ picture, file, onDone, onRemove, onClose }: PictureDialogProps) {
  const [src, setSrc] = useState(picture?.src ?? "");
  const [alt, setAlt] = useState(picture?.alt ?? "");
  const [missing, setMissing] = useState<{ src?: string; alt?: string }>({});
  const words = useRef<HTMLInputElement>(null);
  const upload = useImageUpload((address) => {
    setSrc(address);
    setMissing({});
    words.current?.focus();
  }, "stories");
  const taken = useRef<File | null>(null);
  useEffect(() => {
    if (taken.current === file) return;
    taken.current = file;
    void upload.take(file ?? undefined);
  });

  function done() {
    const wrong = {
      ...(!/^(?:https:\/\/\S+|\/api\/files\/\S+)$/.test(src) && {
        src: "Choose a picture, or enter a link that starts with https",
      }),
      ...(alt.trim() === "" && { alt: "Describe the picture" }),
    };
    if (Object.keys(wrong).length > 0) setMissing(wrong);
    else onDone({ src, alt: alt.trim() });
  }
  const isLink = src !== "" && !src.startsWith("/");
  return (
    <Dialog
      size="sm"
      title={picture ? "Change picture" : "Add a picture"}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {picture && (
            <Button tone="bare" onClick={onRemove}>
              Remove picture
            </Button>
          )}
          <Button tone="fill" disabled={upload.busy !== null} onClick={done}>
            {picture ? "Change" : "Add"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {src !== "" && !isLink && <img className={styles.chosen} src={src} alt="The picture you chose" />}
        <FileDrop
          label={src ? "Choose another picture" : "Choose a picture"}
          hint={imageLimits}
          accept={imageTypes}
          error={upload.problem ?? missing.src ?? null}
          files={upload.busy ? [{ id: "picture", name: upload.busy, progress: 0.5 }] : []}
          onFiles={([chosen]) => void upload.take(chosen)}
        />
        {(src === "" || isLink) && (
          <Field label="Or link to one on the web" optional>
            <TextInput
              type="url"
              placeholder="https://"
              value={src}
              onChange={({ target }) => setSrc(target.value)}
            />
          </Field>
        )}
        <Field label="What it shows" hint="Read out to people who can’t see it" error={missing.alt}>
          <TextInput
            ref={words}
            value={alt}
            maxLength={300}
            onChange={({ target }) => setAlt(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
