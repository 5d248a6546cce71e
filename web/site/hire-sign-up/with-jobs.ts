import { counted } from "#shared/words/sentence-list.ts";

/** " with 3 open jobs", after what has them; nothing where there are none. */
export function withJobs(openJobs: number) {
  return openJobs ? ` with ${counted(openJobs, "open job")}` : "";
}
