import { z } from "zod";
import { get } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** How many of each are on the dashboard; the rest is one click away. */
export const shownOnDashboard = 6;

export const Dashboard = z.object({
  /** A company that never wrote a job is led to its first. */
  hasJobs: z.boolean(),
  /** People waiting for a first decision, by job, the most first. */
  decisions: z.array(z.object({ jobId: Id, jobTitle: z.string(), count: z.number().int(), since: Instant })),
  waiting: z.number().int(),
  /** Those who have waited longest. */
  owed: z.array(
    z.object({
      applicationId: Id,
      jobId: Id,
      jobTitle: z.string(),
      candidateName: z.string(),
      since: Instant,
    }),
  ),
  /** Offers that wait for an approval, the caller’s own turn first; empty for those who see no offers. */
  offers: z.array(
    z.object({
      id: Id,
      applicationId: Id,
      jobId: Id,
      candidateName: z.string(),
      title: z.string(),
      mine: z.boolean(),
    }),
  ),
  /** Live jobs whose last day to apply is near. */
  ending: z.array(z.object({ jobId: Id, jobTitle: z.string(), closesOn: z.iso.date() })),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** What a hiring team has to do today. */
export const dashboard = {
  show: get("/company/dashboard", { access: "company", response: Dashboard }),
};
