import { z } from "zod";
import { get, put } from "./endpoint.ts";
import { jobStatuses } from "./job-shapes.ts";
import { MatchingJobs } from "./many-jobs.ts";
import { Id } from "./shapes.ts";

export const mostOpenings = 999;

/** How many people a job is to be filled with, by when, and how far it is. */
export const PlannedJob = z.object({
  jobId: Id,
  jobTitle: z.string(),
  department: z.string().nullable(),
  status: z.enum(jobStatuses),
  openings: z.number().int(),
  /** Null where no day was set. */
  targetOn: z.iso.date().nullable(),
  /** That day has passed in the company's time zone. */
  late: z.boolean(),
  /** How many are hired. */
  filled: z.number().int(),
  /** How many are on the board or wait for a decision. */
  active: z.number().int(),
});
export type PlannedJob = z.infer<typeof PlannedJob>;

/** What a company means to hire. */
export const hiringPlans = {
  /** Live jobs, and closed ones that had a plan, by target date; with a search, only the jobs it finds. */
  list: get("/company/hiring-plan", {
    access: "company",
    query: MatchingJobs.partial().extend({
      jobId: Id.optional(),
      /** Only jobs with as many hired as planned, while others are still in progress. */
      filled: z.literal("true").optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    response: z.object({
      jobs: z.array(PlannedJob),
      total: z.number().int(),
      /** Of all live jobs that were found, on whatever page; more hires than a job was planned for fill no other. */
      sum: z.object({ liveJobs: z.number().int(), openings: z.number().int(), filled: z.number().int() }),
    }),
  }),
  set: put("/jobs/:id/hiring-plan", {
    access: "company",
    permission: "jobs",
    row: "job",
    body: z.object({
      openings: z
        .number({ error: "Enter how many people you want to hire" })
        .int()
        .min(1, "Plan at least 1 opening")
        .max(mostOpenings, `Plan at most ${mostOpenings} openings`),
      targetOn: z.iso.date().nullable(),
    }),
    response: PlannedJob,
  }),
};
