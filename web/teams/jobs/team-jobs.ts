import { queryOptions } from "@tanstack/react-query";
import type { JobCard } from "#contract/job-shapes.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const jobsPath = "/teams/jobs";
export const jobsOnPage = 50;

/** What is open where the employee works, internal jobs too, with who works on each. */
export const openJobsAt = (companyId: string, page: number) =>
  queryOptions({
    queryKey: ["jobs", "inside", companyId, page],
    queryFn: () =>
      api.jobs.list({
        query: {
          filter: JSON.stringify({
            where: { companyId, status: "live" },
            include: ["jobTeams"],
            // One more than is shown says whether there is another page.
            limit: jobsOnPage + 1,
            skip: (page - 1) * jobsOnPage,
          }),
        },
      }),
  });

interface Place {
  job: JobCard;
  on: boolean;
}
/** Joins a job's team, or leaves it. */
export function usePlaceOnTeam() {
  return useChange({
    call: ({ job, on }: Place) => {
      const own = { params: { id: job.id }, query: { as: "employee" } } as const;
      return on ? api.jobs.leaveTeam(own) : api.jobs.joinTeam(own);
    },
    success: (_, { job, on }) =>
      on ? `You left the team for ${job.jobTitle}` : `You’re on the team for ${job.jobTitle}`,
    once: ({ job }) => job.id,
    stale: [["jobs"]],
  });
}
