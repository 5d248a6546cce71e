import { z } from "zod";
import { FeedStats } from "./application-shapes.ts";
import { get } from "./endpoint.ts";
import { Id } from "./shapes.ts";

/** Where applications are that someone made or was invited to make. */
export const trackerGroups = [
  "applied",
  "invited",
  "interviewing",
  "offers",
  "hired",
  "passed",
  "declined",
] as const;
export type TrackerGroup = (typeof trackerGroups)[number];

const PipelineStats = z.object({
  all: z.number().int(),
  passed: z.number().int(),
  stages: z.array(z.object({ stage: z.string(), count: z.number().int() })),
});

const ofJob = { access: "company", row: "job" } as const;

/** How many applications a job, a company or a candidate has, by state and stage. */
export const applicationCounts = {
  stats: get("/requests/jobs/:id/stats", {
    ...ofJob,
    response: z.object({
      /** Without leads, and without invitations that nobody has said yes to. */
      total: z.number().int(),
      unread: z.number().int(),
      byState: z.record(z.string(), z.number().int()),
      byStage: z.record(z.string(), z.number().int()),
    }),
  }),
  feedStats: get("/requests/jobs/:id/feed-stats", { ...ofJob, response: FeedStats }),
  companyFeedStats: get("/requests/feed/stats", {
    access: "company",
    response: FeedStats.extend({
      byJob: z.array(FeedStats.extend({ jobId: Id, jobTitle: z.string() })),
    }),
  }),
  leadsStats: get("/requests/jobs/:id/leads-stats", {
    ...ofJob,
    response: z.object({
      pending: z.number().int(),
      saved: z.number().int(),
      invited: z.number().int(),
      removed: z.number().int(),
    }),
  }),
  pipelineStats: get("/requests/jobs/:id/pipeline-stats", { ...ofJob, response: PipelineStats }),
  trackerStats: get("/requests/tracker-stats", {
    access: ["candidate", "company"],
    /** Whose counts: one's own applications, or all of one's company. */
    query: z.object({ as: z.enum(["candidate", "company"]).optional() }),
    response: z.object({
      total: z.number().int(),
      applied: z.number().int(),
      invited: z.number().int(),
      interviewing: z.number().int(),
      offers: z.number().int(),
      hired: z.number().int(),
      passed: z.number().int(),
      declined: z.number().int(),
    }),
  }),
};
