import { createClient } from "#contract/client.ts";
import { resumes } from "#contract/resumes.ts";
import { senderWithProgress } from "#web/api/sender.ts";

/** The calls that carry a resume, telling how much of it has left. */
export function resumesWithProgress(onProgress: (part: number) => void) {
  return createClient({ resumes }, senderWithProgress(onProgress)).resumes;
}
