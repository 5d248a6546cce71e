import type { PageProgress } from "#server/resume-reading/index.ts";

const scans = new Map<string, PageProgress>();

/** The page of a scan that is being read for an upload, as its uploader asks for it. */
export function progressOf(uploadId: string): PageProgress | null {
  return scans.get(uploadId) ?? null;
}

/** Runs a reading and keeps which page it is at until it ends; without a key nobody will ask. */
export async function withProgress<T>(
  uploadId: string | undefined,
  read: (tell: (progress: PageProgress) => void) => Promise<T>,
): Promise<T> {
  try {
    return await read((progress) => {
      if (uploadId) scans.set(uploadId, progress);
    });
  } finally {
    if (uploadId) scans.delete(uploadId);
  }
}
