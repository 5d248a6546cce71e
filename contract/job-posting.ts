import { z } from "zod";
import { workplaceTypes } from "./company-shapes.ts";
import { employmentTypes, Salary, seniorities } from "./job-shapes.ts";
import { post } from "./endpoint.ts";

/** What was read in a posting of free text; null and empty where it does not say. */
export const ReadPosting = z.object({
  jobTitle: z.string().nullable(),
  /** To check that it is one's own: the editor keeps no company. */
  company: z.string().nullable(),
  locations: z.array(z.string()),
  remote: z.boolean(),
  remoteLocations: z.array(z.string()),
  workplaceType: z.enum(workplaceTypes).nullable(),
  employmentType: z.enum(employmentTypes).nullable(),
  seniority: z.enum(seniorities).nullable(),
  salary: Salary.nullable(),
  /** HTML, sanitised. */
  jobDescription: z.string(),
});
export type ReadPosting = z.infer<typeof ReadPosting>;

export const jobPosting = {
  /** Reads a pasted posting for the editor to fill its fields; nothing is kept. */
  readPosting: post("/jobs/posting", {
    access: "company",
    permission: "jobs",
    perMinute: 60,
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, "Please paste the job’s text")
        .max(60_000, "Please paste one job at a time"),
    }),
    response: ReadPosting,
  }),
};
