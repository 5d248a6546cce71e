import { useQuery } from "@tanstack/react-query";
import type { Permissions } from "#contract/team-shapes.ts";
import { notAllowed } from "#contract/team-rights.ts";
import { useMe } from "#web/shared/session/session.ts";
import { teamOf } from "./team.ts";

type Permission = keyof Permissions;

/** The screens whose changes the team may keep from somebody, the narrower address first; those with people are closed instead. */
const screens: [RegExp, Permission][] = [
  [/^\/hire\/(applicants|pipeline)\b/, "applicants"],
  [/^\/hire\/jobs\b/, "jobs"],
  [/^\/hire\/company\b/, "company"],
  [/^\/hire\/team\b/, "team"],
];

/** What somebody of the team reads before they try what the server would refuse; null where they may. */
export function rightsNote(path: string, permissions: Permissions) {
  const permission = screens.find(([screen]) => screen.test(path))?.[1];
  if (!permission || permissions[permission]) return null;
  return `You have view-only access here. ${notAllowed(permission)}`;
}

/** My own part in the team's list, once it is there. */
export function useMyPermissions() {
  const { companyAdmin } = useMe();
  const { data: team } = useQuery(teamOf(companyAdmin?.companyId ?? ""));
  return team?.find(({ id }) => id === companyAdmin?.id)?.permissions;
}
