import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Job = z.object({ jobId: z.string(), companyId: z.string() });
const ofTeam = { live: ["company"], stale: ["jobs", "job", "matches", "saved-jobs"] } as const;

export const jobEvents = {
  published: defineEvent("job.published", { data: Job, ...ofTeam }),
  changed: defineEvent("job.changed", { data: Job, ...ofTeam }),
  /** What people are compared with is another: requirements, title, place, pay or level. */
  criteriaChanged: defineEvent("job.criteriaChanged", { data: Job, ...ofTeam }),
  closed: defineEvent("job.closed", { data: Job, ...ofTeam }),
  reopened: defineEvent("job.reopened", { data: Job, ...ofTeam }),
  deleted: defineEvent("job.deleted", { data: Job, ...ofTeam }),
  /** A draft was made from everything the team wrote in another job. */
  copied: defineEvent("job.copied", { data: Job.extend({ fromJobId: z.string() }), ...ofTeam }),
  imported: defineEvent("jobs.imported", {
    data: z.object({
      companyId: z.string(),
      added: z.number(),
      changed: z.number(),
      closed: z.number(),
    }),
    ...ofTeam,
  }),
};
