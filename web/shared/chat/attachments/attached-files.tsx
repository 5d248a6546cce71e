import { useQuery } from "@tanstack/react-query";
import { FileCard } from "#web/shared/writing/files.tsx";
import { type SentFile, linkOf } from "./attachments.ts";
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
  return <FileCard file={file} href={data?.url} note={isError ? "Couldn’t open this file" : undefined} />;
}
