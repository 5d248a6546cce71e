import { z } from "zod";
import { get, patch } from "./endpoint.ts";
import { Job, JobFields, KeptJobFields } from "./job-shapes.ts";
import { withPrivatePay } from "./pay.ts";

/** Which version of the draft the writer has seen; an older one is refused, so that nobody’s words are lost. */
export const DraftVersion = z.number().int().min(0);

const Waiting = withPrivatePay(KeptJobFields.partial(), ({ salary: _, ...shown }) => shown);

/** A job as its team writes it. */
export const JobInWriting = z.object({
  /** As it is, for everyone. */
  job: Job,
  /** What is written and not published yet. A job that never was public is changed itself, and nothing waits. */
  waiting: Waiting,
  /** Stages of the company that were written and have been removed since; what waits comes without them. */
  stagesGone: z.array(z.string()),
  /** It came from a board which no longer lists its posting, so no sync changes it. */
  leftBoard: z.boolean(),
  version: DraftVersion,
  /** Who wrote it last, if it was not the caller. */
  changedBy: z.string().nullable(),
});
export type JobInWriting = z.infer<typeof JobInWriting>;

const ofDraft = { access: "company", row: "job", response: JobInWriting } as const;

export const jobDrafts = {
  draft: get("/jobs/:id/draft", ofDraft),
  saveDraft: patch("/jobs/:id/draft", {
    ...ofDraft,
    permission: "jobs",
    perMinute: 240,
    body: JobFields.partial().extend({ draftVersion: DraftVersion }),
  }),
};
