import { candidateLists } from "./candidate-lists.ts";
import { externalApplications } from "./external-applications.ts";
import { followUps } from "./follow-ups.ts";
import { jobMarks } from "./job-marks.ts";

/** What job seekers keep for themselves: jobs they saved, applications they made elsewhere, what they did with a job. */
export const jobTracker = {
  ...candidateLists,
  ...externalApplications,
  ...followUps,
  ...jobMarks,
};
