import type { JobTeam } from "#contract/job-shapes.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { teamOfJob } from "#web/hire/shared/jobs/job-team.ts";

interface Person {
  id: string;
  fullName: string;
}
/** Joining and leaving a job's team, and adding and removing teammates. */
export function useJobTeam(jobId: string) {
  const change = useChanges({ stale: [["jobs"]] });
  const params = { id: jobId };
  const own = { params, query: { as: "company" } } as const;
  const send = (call: () => Promise<JobTeam>, success: string) =>
    change({
      call,
      done: (team, cache) => cache.setQueryData(teamOfJob(jobId).queryKey, team),
      success,
      about: jobId,
    });
  return {
    join: () => send(() => api.jobs.joinTeam(own), "You’re on this job’s team"),
    leave: () => send(() => api.jobs.leaveTeam(own), "You left this job’s team"),
    add: ({ id, fullName }: Person) =>
      send(
        () => api.jobs.addToTeam({ params: { ...params, memberId: id } }),
        `${fullName} is on this job’s team, and we told them`,
      ),
    remove: ({ id, fullName }: Person) =>
      send(
        () => api.jobs.removeFromTeam({ params: { ...params, memberId: id } }),
        `${fullName} is off this job’s team`,
      ),
  };
}
