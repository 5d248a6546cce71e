import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Interview } from "#contract/interviews.ts";
import { isActive } from "#contract/team-rights.ts";
import type { TeamMember } from "#contract/team-shapes.ts";
import { useMe } from "#web/shared/session/session.ts";
import type { Mentionable } from "#web/shared/writing/mentions.ts";
import { teamOfJob } from "../jobs/job-team.ts";
import { teamOf } from "../team/team.ts";
import { useTeammates } from "../notes/use-teammates.ts";

export interface Interviewer extends Mentionable {
  hint: string | undefined;
}
/** Everyone who can interview for a job, those on its team first; who was chosen and no longer can stays, to be unchosen. */
export function useInterviewers(jobId: string, chosenNow: string[]): Interviewer[] {
  const { data: team } = useQuery(teamOfJob(jobId));
  const [chosen] = useState(chosenNow);
  const named = new Set([team?.hiringManager?.userId, ...(team?.members ?? []).map(({ userId }) => userId)]);
  const able = new Set(useTeammates("applicants").map(({ id }) => id));
  return useTeammates()
    .filter(({ id }) => able.has(id) || chosen.includes(id))
    .toSorted((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)))
    .map((teammate) => ({ ...teammate, hint: hintOf(teammate.id) }));

  function hintOf(id: string) {
    if (!able.has(id)) return "Can’t review applicants";
    return named.has(id) ? "On this job’s team" : undefined;
  }
}

/** The names of interviewers who can’t interview, as some who were chosen earlier: for want of the permission, or of access to the team. None until the team is known. */
export function useUnable({ sessions }: Interview) {
  const { companyAdmin } = useMe();
  const { data: team } = useQuery(teamOf(companyAdmin?.companyId ?? ""));
  const chosen = sessions.flatMap(({ interviewers }) => interviewers);
  const active = team?.filter(isActive);
  const memberOf = (id: string) => active?.find(({ userId }) => userId === id);
  const named = (wanted: (member: TeamMember | undefined) => boolean) =>
    active
      ? [...new Set(chosen.filter(({ userId }) => wanted(memberOf(userId))).map(({ fullName }) => fullName))]
      : [];
  return {
    notAllowed: named((member) => member?.permissions.applicants === false),
    gone: named((member) => member === undefined),
  };
}
