import { useState } from "react";
import { uploadFolders } from "#contract/files.ts";
import { FileDrop, type DroppedFile } from "#ui/controls/fields/file-drop.tsx";
import { CallRefused } from "#contract/client.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { uploadFailed } from "#web/words/failures.ts";
import { followPages, resumesWithProgress } from "./send-file.ts";

type Sender = ReturnType<typeof resumesWithProgress>;
const { types, megabytes } = uploadFolders["candidate-resumes"];
const accept = [...types, "JPEG"].map((type) => `.${type.toLowerCase()}`).join(",");

/** A file with text is read by then; what takes longer is read from its pictures, or waits for others that are. */
const slowAfter = 4000;
const stillReading = "This looks like a scan. Reading its images can take up to 90 seconds";

interface ResumeDropProps<Reading> {
  label: string;
  /** Sends the file on; answers what was read. */
  read: (sender: Sender, file: File, uploadId: string) => Promise<Reading>;
  onRead: (reading: Reading, file: File) => void | Promise<void>;
}

/** Takes a resume, shows how it travels, and says in the server's words why one could not be read. */
export function ResumeDrop<Reading>({ label, read, onRead }: ResumeDropProps<Reading>) {
  const [travelling, setTravelling] = useState<DroppedFile | null>(null);

  async function take([file]: File[]) {
    if (!file) return;
    const shown = { id: "resume", name: file.name };
    if (file.size > megabytes * 1024 * 1024)
      return setTravelling({ ...shown, error: `The maximum allowed size is ${megabytes} MB.` });
    setTravelling({ ...shown, progress: 0, note: "Uploading" });
    const uploadId = crypto.randomUUID();
    let stop: (() => void) | undefined;
    const sender = resumesWithProgress((part) => {
      setTravelling({
        ...shown,
        progress: part,
        note: part < 1 ? `${Math.round(part * 100)}%` : "Reading your resume",
      });
      if (part === 1)
        stop ??= tellSlowReading(uploadId, (note, progress) => setTravelling({ ...shown, progress, note }));
    });
    try {
      const reading = await read(sender, file, uploadId).finally(() => stop?.());
      await onRead(reading, file);
      setTravelling(null);
    } catch (error) {
      const refused = error instanceof CallRefused ? error.error : null;
      // A refused file stays refused; a server that is busy or down may read it next time.
      const onAgain = mayPass(error) ? () => void take([file]) : undefined;
      setTravelling({ ...shown, error: refused?.message ?? uploadFailed, onAgain });
    }
  }
  return (
    <FileDrop
      label={label}
      hint={`PDF, Word, a photo of it, JSON Resume or a LinkedIn export (ZIP), up to ${megabytes} MB`}
      accept={accept}
      files={travelling ? [travelling] : []}
      onFiles={(files) => (!travelling || travelling.error) && void take(files)}
      onRemove={travelling?.error ? () => setTravelling(null) : undefined}
    />
  );
}

/** Says that a reading takes its time, and which page of a scan it is at; answers how to stop. */
function tellSlowReading(uploadId: string, tell: (note: string, progress: number) => void): () => void {
  const slow = setTimeout(() => tell(stillReading, 1), slowAfter);
  const stopFollowing = followPages(uploadId, (page, pages) => {
    clearTimeout(slow);
    tell(`This is a scan. Reading page ${page} of ${pages}`, (page - 1) / pages);
  });
  return () => {
    clearTimeout(slow);
    stopFollowing();
  };
}
