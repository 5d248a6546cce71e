import { z } from "zod";
import { get, patch } from "./endpoint.ts";
import { Filtered, Id } from "./shapes.ts";

export const Stage = z.object({ id: z.string(), name: z.string(), fixed: z.boolean() });
export type Stage = z.infer<typeof Stage>;
const CompanyStages = z.object({ companyId: Id, stages: z.array(Stage) });

/** The columns of a hiring board: a company's, and those a job has of its own. */
export const jobStages = {
  companyStages: get("/company-job-stages", {
    key: "jobs:read",
    access: "company",
    query: Filtered,
    response: z.array(CompanyStages),
  }),
  /** The boards of jobs that have stages of their own, with or without applications. */
  ownStages: get("/company-job-stages/jobs", {
    access: "company",
    response: z.array(z.object({ jobId: Id, stages: z.array(Stage) })),
  }),
  setCompanyStages: patch("/company-job-stages/company/:id", {
    access: "company",
    row: "company",
    permission: "stages",
    body: z.object({ stages: z.array(z.string().trim().max(60).min(1)).max(8) }),
    response: CompanyStages,
  }),
  stages: get("/job-stages/job/:id", {
    access: ["company", "candidate", "employee"],
    row: "job",
    response: z.array(Stage),
  }),
};
