import { useId, useState } from "react";
import type { DragEvent, ReactNode } from "react";
import clsx from "clsx";
import { CircleAlert, FileText, Upload, X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { useLock } from "#ui/hooks/use-lock.ts";
import { OptionalMark } from "./field.tsx";
import styles from "./file-drop.module.css";

export type DroppedFile = {
  id: string;
  name: string;
  /** Size, pages, or what became of it. */
  note?: string;
  /** 0 to 1 while it travels; left out when it has arrived. */
  progress?: number;
  error?: string;
  /** Offered with the error where the same file may work. */
  onAgain?: () => void;
};

type FileDropProps = {
  label: string;
  /** What is taken: "PDF or Word, up to 10 MB". */
  hint?: ReactNode;
  /** As in an input: ".pdf,.docx". */
  accept?: string;
  /** Says "optional" beside the label, as in a Field. */
  optional?: boolean;
  multiple?: boolean;
  disabled?: boolean;
  name?: string;
  error?: string | null;
  files?: readonly DroppedFile[];
  onFiles: (files: File[]) => void;
  onRemove?: (id: string) => void;
};

/** Takes files by button or by dragging them here, and shows how they travel. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, optional, multiple, name, error, files = [], onFiles, onRemove } = props;
  const locked = useLock() !== null;
  const disabled = props.disabled || locked;
  const [over, setOver] = useState(false);
  const hintId = useId();
  const errorId = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!disabled && dropped.length > 0) onFiles(multiple ? dropped : dropped.slice(0, 1));
  }

  return (
    <div className={styles.drop}>
      <label
        className={clsx(styles.zone, over && styles.over, error && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={Upload} className={styles.icon} />
        <span className={styles.words}>
          <b>
            {label} {optional && <OptionalMark />}
          </b>
          <small id={hintId}>
            {over ? "Drop to upload" : "Choose a file or drop it here."} {!over && hint}
          </small>
        </span>
        <input
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          name={name}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
          aria-invalid={Boolean(error) || undefined}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon of={CircleAlert} size="sm" /> {error}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileLine({ file, onRemove }: { file: DroppedFile; onRemove?: (id: string) => void }) {
  const travelling = file.progress !== undefined && !file.error;
  return (
    <li className={styles.file}>
      <Icon of={file.error ? CircleAlert : FileText} size="sm" className={clsx(file.error && styles.bad)} />
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      <small className={clsx(file.error && styles.bad)}>{file.error ?? file.note}</small>
      {file.error && file.onAgain && (
        <Button size="sm" tone="bare" aria-label={`Try again: ${file.name}`} onClick={file.onAgain}>
          Try again
        </Button>
      )}
      {onRemove && (
        <IconButton size="xs" icon={X} label={`Remove ${file.name}`} onClick={() => onRemove(file.id)} />
      )}
      {travelling && (
        <progress
          className={styles.bar}
          value={file.progress}
          max={1}
          aria-label={`Uploading ${file.name}`}
        />
      )}
    </li>
  );
}
