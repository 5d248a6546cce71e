import { FileText, X } from "lucide-react";
import { fileSize } from "#shared/numbers/compact.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { Chosen } from "./use-attachments.ts";
import styles from "./files.module.css";

interface FileCardProps {
  file: { name: string; bytes: number };
  /** Where it opens; not known yet, or no longer. */
  href: string | undefined;
  /** Instead of its size. */
  note?: string | undefined;
}
/** A document to open. */
export function FileCard({ file, href, note }: FileCardProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={styles.document}
      aria-disabled={!href || undefined}
    >
      <Icon of={FileText} />
      <span className={styles.words}>
        <b title={file.name}>{file.name}</b>
        <small>{note ?? fileSize(file.bytes)}</small>
      </span>
    </a>
  );
}

/** The files chosen for what is being written. */
export function ChosenFiles({
  files,
  onRemove,
}: {
  files: readonly Chosen[];
  onRemove: (id: string) => void;
}) {
  if (!files.length) return null;
  return (
    <ul className={styles.chosen} aria-label="Files to send">
      {files.map(({ id, name, progress, stored, error, preview }) => (
        <li key={id} className={styles.chip} data-wrong={error ? "" : undefined}>
          {preview && !error ? (
            <img className={styles.preview} src={preview} alt="" />
          ) : (
            <Icon of={FileText} size="sm" />
          )}
          <span className={styles.words}>
            <b title={name}>{name}</b>
            <small role={error ? "alert" : undefined}>
              {error ?? (stored ? fileSize(stored.bytes) : `${Math.round(progress * 100)}%`)}
            </small>
          </span>
          <IconButton size="xs" icon={X} label={`Remove ${name}`} onClick={() => onRemove(id)} />
          {!stored && !error && <progress value={progress} max={1} aria-label={`Uploading ${name}`} />}
        </li>
      ))}
    </ul>
  );
}
