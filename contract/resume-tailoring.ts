import { z } from "zod";
import { get, post, put } from "./endpoint.ts";
import { ResumeOperation } from "./resume-operations.ts";
import { Resume } from "./resumes.ts";
import { Id } from "./shapes.ts";

/** What an operation rests on: a line of the resume or something the job asks for. */
export const OperationSource = z.object({
  /** "resume/12" or "requirement/3" */
  id: z.string(),
  kind: z.enum(["resume", "requirement"]),
  text: z.string(),
});
export type OperationSource = z.infer<typeof OperationSource>;

export const OptimizedResume = z.object({
  resumeId: Id,
  job: z.object({ id: Id, jobTitle: z.string(), companyName: z.string() }),
  operations: z.array(ResumeOperation),
  sources: z.array(OperationSource),
  /** What the job asks for and the resume doesn’t show; to be said only if it is true. */
  hints: z.array(z.object({ requirement: z.string(), must: z.boolean(), sentence: z.string() })),
  /** Who proposes: the product’s rules, or a language model and the rules. */
  proposedBy: z.enum(["rules", "model"]),
  /** How many proposals of the model said more than the resume and were dropped. */
  dropped: z.number().int(),
});
export type OptimizedResume = z.infer<typeof OptimizedResume>;

/** A change of a version that the resume it follows has overtaken. */
const LostChange = z.object({
  change: ResumeOperation,
  /** The line that stands there now; null where there is none. */
  now: z.string().nullable(),
});

/** A resume for one job: another resume with changes, which follows when that one is edited. */
export const ResumeVersion = z.object({
  resume: Resume,
  /** A deleted one doesn’t change anymore; another one can be named in its place. */
  base: z.object({ id: Id, name: z.string(), deleted: z.boolean() }),
  changes: z.array(ResumeOperation),
  lost: z.array(LostChange),
  /** Parts written by hand here that have been changed in the other resume since. */
  changedParts: z.array(z.string()),
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;

export const resumeTailoring = {
  /** What could be changed for a job; nothing is changed. Without an id, about the default resume. */
  optimize: post("/candidate/resume/optimize", {
    access: "candidate",
    perMinute: 20,
    body: z.object({ id: Id.optional(), jobId: Id }),
    response: OptimizedResume,
  }),
  /** The version kept for a job; null where there is none. */
  version: get("/candidate/resume/version", {
    access: "candidate",
    query: z.object({ jobId: Id }),
    response: ResumeVersion.nullable(),
  }),
  /** Keeps the accepted operations as the version for a job, in place of those kept before. */
  keepVersion: put("/candidate/resume/version", {
    access: "candidate",
    body: z.object({
      jobId: Id,
      /** The resume it follows; the default one where none is named. */
      baseId: Id.optional(),
      changes: z.array(ResumeOperation).max(300),
      /** The changes that these were decided on top of: others that were kept meanwhile refuse them (CHANGED_ELSEWHERE). */
      seen: z.array(ResumeOperation).max(300).optional(),
      /** For parts changed in both, which one stays. */
      decided: z
        .array(z.object({ part: z.string().max(60), keep: z.enum(["version", "resume"]) }))
        .max(40)
        .default([]),
    }),
    response: ResumeVersion,
  }),
};
