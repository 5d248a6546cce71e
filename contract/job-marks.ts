import { z } from "zod";
import { get } from "./endpoint.ts";
import { externalStates } from "./external-applications.ts";
import { FitVerdict } from "./fit-shapes.ts";
import { Id, IdList } from "./shapes.ts";

/** What a job seeker has done with a job already, and how well it fits as far as that is known. */
export const JobMark = z.object({
  jobId: Id,
  application: z.object({ id: Id, shownAs: z.string() }).nullable(),
  /** Where an application on the company's own site or through its board's form stands, as the person tracks it. */
  elsewhere: z.enum(externalStates).exclude(["saved"]).nullable(),
  saved: z.boolean(),
  /** The person marked it as not for them. */
  rejected: z.boolean(),
  /** One verdict a requirement; null where the job was never put before the person, or scoring is off. */
  fit: z.array(FitVerdict).nullable(),
});
export type JobMark = z.infer<typeof JobMark>;

export const jobMarks = {
  /** Of up to 50 jobs, those there is something to say about. */
  marks: get("/candidate/job-marks", {
    access: "candidate",
    query: z.object({ ids: IdList }),
    response: z.array(JobMark),
  }),
};
