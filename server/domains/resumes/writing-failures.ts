import { Refusal } from "#server/errors/refusal.ts";
import { WritingFailed } from "#server/resume-writing/index.ts";
import { QueueFull } from "#server/threads/fair-queue.ts";

const busy = "We’re making a lot of resumes right now. Try again in a minute.";
const failed = "We couldn’t make this file just now. What you wrote is kept, please try again.";

/** What kept a file from being written, in a sentence. */
export function inWords(error: unknown): never {
  if (error instanceof QueueFull) throw new Refusal(503, "BUSY", busy);
  if (error instanceof WritingFailed) throw new Refusal(503, "RESUME_NOT_WRITTEN", failed);
  throw error;
}
