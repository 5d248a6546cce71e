import { z } from "zod";
import { MyApplication } from "./application-shapes.ts";
import { get, post } from "./endpoint.ts";
import { externalApplications } from "./external-applications.ts";
import { jobMarks } from "./job-marks.ts";
import { JobCard } from "./job-shapes.ts";
import { Id, Instant } from "./shapes.ts";

/** What job seekers keep for themselves: jobs they saved, applications they made elsewhere, what they did with a job. */
export const jobTracker = {
  ...externalApplications,
  ...jobMarks,
  saveJob: post("/candidate/candidate-list/save", {
    access: "candidate",
    /** Without `saved` the mark is turned. */
    body: z.object({ jobId: Id, saved: z.boolean().optional() }),
    response: z.object({ jobId: Id, saved: z.boolean() }),
  }),
  savedJobs: get("/candidate-lists", {
    access: "candidate",
    response: z.object({
      list: z.array(Id),
      jobs: z.array(
        JobCard.pick({
          id: true,
          publicJobId: true,
          jobTitle: true,
          department: true,
          locations: true,
          remote: true,
          remoteLocations: true,
          workplaceType: true,
          status: true,
        }).extend({ company: MyApplication.shape.company, savedAt: Instant }),
      ),
    }),
  }),
  /** Puts several jobs on the list at once, such as those saved before signing up; what is there stays. */
  saveJobs: post("/candidate-lists", {
    access: "candidate",
    body: z.object({ list: z.array(Id).min(1).max(200) }),
    response: z.object({
      list: z.array(Id),
      refused: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
    }),
  }),
};
