import { createClient } from "#contract/client.ts";
import { resumes } from "#contract/resumes.ts";
import { api } from "#web/api/client.ts";
import { senderWithProgress } from "#web/api/sender.ts";

/** The calls that carry a resume, telling how much of it has left. */
export function resumesWithProgress(onProgress: (part: number) => void) {
  return createClient({ resumes }, senderWithProgress(onProgress)).resumes;
}

const askEvery = 1000;

/** Tells which page of a scan the server is at, until it is told to stop. */
export function followPages(uploadId: string, onPage: (page: number, pages: number) => void): () => void {
  let stopped = false;
  const asking = setInterval(async () => {
    const progress = await api.resumes.readingProgress({ query: { uploadId } }).catch(() => null);
    if (progress?.scan && !stopped) onPage(progress.scan.page, progress.scan.pages);
  }, askEvery);
  return () => {
    stopped = true;
    clearInterval(asking);
  };
}
