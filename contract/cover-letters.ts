import { z } from "zod";
import { ResumeStyle } from "./resume-style.ts";
import { Preview } from "./resumes.ts";
import { del, get, post, put } from "./endpoint.ts";
import { OperationSource } from "./resume-tailoring.ts";
import { Done, Id, Instant } from "./shapes.ts";

const text = z.string().trim().max(8000);

export const CoverLetter = z.object({ jobId: Id, text: z.string(), changedAt: Instant });
export type CoverLetter = z.infer<typeof CoverLetter>;

export const ProposedLetter = z.object({
  text: z.string(),
  /** Every sentence that says something of the person, with the ids of the sources it rests on. */
  sentences: z.array(z.object({ text: z.string(), sourceIds: z.array(z.string()) })),
  sources: z.array(OperationSource),
  writtenBy: z.enum(["rules", "model"]),
});
export type ProposedLetter = z.infer<typeof ProposedLetter>;

/** One letter for each job a person applies for. */
export const coverLetters = {
  get: get("/candidate/cover-letter", {
    access: "candidate",
    query: z.object({ jobId: Id }),
    response: CoverLetter.nullable(),
  }),
  /** A draft of what the resume shows for the job; nothing is kept by asking. */
  propose: post("/candidate/cover-letter/propose", {
    access: "candidate",
    perMinute: 20,
    body: z.object({ jobId: Id }),
    response: ProposedLetter,
  }),
  keep: put("/candidate/cover-letter", {
    access: "candidate",
    body: z.object({ jobId: Id, text: text.min(1, "Write your cover letter first") }),
    response: CoverLetter,
  }),
  remove: del("/candidate/cover-letter", {
    access: "candidate",
    query: z.object({ jobId: Id }),
    response: Done,
  }),
  /** The pages as they will be, in the look of the resume for the job; nothing is saved. */
  preview: post("/candidate/cover-letter/preview", {
    access: "candidate",
    perMinute: 300,
    body: z.object({ jobId: Id, text }),
    response: Preview.extend({ paper: ResumeStyle.shape.paper }),
  }),
  pdfDownload: get("/candidate/cover-letter/pdf-download", {
    access: "candidate",
    link: true,
    perMinute: 60,
    query: z.object({ jobId: Id }),
    response: z.unknown(),
  }),
};
