import { z } from "zod";
import { Fit } from "./fit-shapes.ts";
import { Salary } from "./job-shapes.ts";
import { Id, Instant } from "./shapes.ts";

export const rejectReasons = ["pay", "place", "stage", "work", "company"] as const;
export type RejectReason = (typeof rejectReasons)[number];
export const matchStatuses = ["pending", "liked", "saved", "rejected", "applied"] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** What a job seeker does with a job: its details seen beside a list, its page opened, and so on; "shown" takes "hidden" back. */
export const matchSignals = ["viewed", "opened", "shared", "saved", "unsaved", "hidden", "shown"] as const;
export type MatchSignal = (typeof matchSignals)[number];

/** A job as a match or recommendation shows it. */
export const MatchedJob = z.object({
  id: Id,
  publicJobId: z.string(),
  jobTitle: z.string(),
  department: z.string().nullable(),
  company: z.object({
    id: Id,
    companyName: z.string(),
    slug: z.string(),
    companyLogo: z.string().nullable(),
    companySize: z.string().nullable(),
    fundingStage: z.string().nullable(),
  }),
  locations: z.array(z.string()),
  remote: z.boolean(),
  remoteLocations: z.array(z.string()),
  workplaceType: z.enum(["remote", "hybrid", "onsite"]).nullable(),
  employmentType: z.string().nullable(),
  seniority: z.string().nullable(),
  salary: Salary.nullable(),
  publishedAt: Instant.nullable(),
});
export type MatchedJob = z.infer<typeof MatchedJob>;

export const JobMatch = z.object({
  id: Id,
  jobId: Id,
  candidateId: Id,
  status: z.enum(matchStatuses),
  reason: z.enum(rejectReasons).nullable(),
  /** Null while the person has opted out of scoring. */
  score: z.number().int().nullable(),
  fit: Fit.nullable(),
  day: z.string(),
  at: Instant,
  /** False once the job has closed; it stays on the day's list and cannot be decided. */
  open: z.boolean(),
  job: MatchedJob,
});
export type JobMatch = z.infer<typeof JobMatch>;
