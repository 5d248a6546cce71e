import { useQuery } from "@tanstack/react-query";
import type { Mentionable } from "#web/shared/writing/mentions.ts";
import { teamOfJob } from "../jobs/job-team.ts";
import { useTeammates } from "../notes/use-teammates.ts";

export interface JobTeammate extends Mentionable {
  onJob: boolean;
}
/** Everyone who hires along, those on a job's team first. */
export function useJobTeammates(jobId: string): JobTeammate[] {
  const { data: team } = useQuery(teamOfJob(jobId));
  const named = new Set([team?.hiringManager?.userId, ...(team?.members ?? []).map(({ userId }) => userId)]);
  return useTeammates()
    .map((teammate) => ({ ...teammate, onJob: named.has(teammate.id) }))
    .toSorted((a, b) => Number(b.onJob) - Number(a.onJob));
}
