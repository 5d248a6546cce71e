import { useQuery } from "@tanstack/react-query";
import type { Permissions } from "#contract/companies.ts";
import { useMe } from "#web/shared/session/session.ts";
import { teamOf } from "./team.ts";

type Permission = keyof Permissions;

/** The screens whose changes the team may keep from somebody, the narrower address first. */
const screens: [RegExp, Permission][] = [
  [/^\/hire\/(applicants|pipeline)\b/, "applicants"],
  [/^\/hire\/jobs\/[^/]+\/talent-pool\b/, "sourcing"],
  [/^\/hire\/jobs\b/, "jobs"],
  [/^\/hire\/network\b/, "sourcing"],
  [/^\/hire\/company\b/, "company"],
  [/^\/hire\/team\b/, "team"],
];

const refused: Record<Permission, string> = {
  applicants: "decide about applicants",
  sourcing: "look for people and invite them",
  jobs: "change jobs",
  company: "change the company",
  team: "change the team",
  billing: "change what is paid",
};

/** What somebody of the team reads before they try what the server would refuse; null where they may. */
export function rightsNote(path: string, permissions: Permissions) {
  const permission = screens.find(([screen]) => screen.test(path))?.[1];
  if (!permission || permissions[permission]) return null;
  return `You can look around here. Your team has not allowed you to ${refused[permission]}.`;
}

/** My own part in the team's list, once it is there. */
export function useMyPermissions() {
  const { companyAdmin } = useMe();
  const { data: team } = useQuery(teamOf(companyAdmin?.companyId ?? ""));
  return team?.find(({ id }) => id === companyAdmin?.id)?.permissions;
}
