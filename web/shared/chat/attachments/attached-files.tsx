import { useQuery } from "@tanstack/react-query";
import { FileText, X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { fileSize } from "#shared/numbers/compact.ts";
import { type SentFile, linkOf } from "./attachments.ts";
import type { Chosen } from "./use-attachments.ts";
import styles from "./attachments.module.css";

/** The files of a message that was sent: pictures to look at, documents to open. */
export function AttachedFiles({
  files,
  applicationId,
}: {
  files: readonly SentFile[];
  applicationId: string;
}) {
  if (!files.length) return null;
  return (
    <ul className={styles.sent} aria-label="Files">
      {files.map((file) => (
        <li key={file.fileId}>
          <AttachedFile file={file} applicationId={applicationId} />
        </li>
      ))}
    </ul>
  );
}

function AttachedFile({ file, applicationId }: { file: SentFile; applicationId: string }) {
  const { data, isError } = useQuery(linkOf(applicationId, file.fileId));
  const link = { href: data?.url, target: "_blank", rel: "noreferrer" };
  if (file.type.startsWith("image/") && !isError)
    return (
      <a {...link} className={styles.picture} title={file.name}>
        {data ? <img src={data.url} alt={file.name} loading="lazy" /> : <span className={styles.empty} />}
      </a>
    );
  return (
    <a {...link} className={styles.document} aria-disabled={!data || undefined}>
      <Icon of={FileText} />
      <span className={styles.words}>
        <b title={file.name}>{file.name}</b>
        <small>{isError ? "Couldn’t open this file" : fileSize(file.bytes)}</small>
      </span>
    </a>
  );
}

/** The files chosen for the message that is being written. */
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
