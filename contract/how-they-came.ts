import { z } from "zod";
import { sentSources } from "./application-sources.ts";

/** How an applicant came to a job, as the address of the form they applied with says. */
export const HowTheyCame = z.object({
  /** Without a word straight to the job. */
  source: z.enum(sentSources).default("Job page"),
  /** Whose link they came by; of an employee of the company, that is the source. */
  pTag: z.string().trim().max(60).nullish(),
  /** The end of the link of an exchange they came by; then that is the source. */
  via: z.string().trim().max(40).nullish(),
});
export type HowTheyCame = z.infer<typeof HowTheyCame>;
