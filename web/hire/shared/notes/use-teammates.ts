import { useQuery } from "@tanstack/react-query";
import { type TeamPermission, isActive } from "#contract/team-rights.ts";
import { teamOf } from "#web/hire/shared/team/team.ts";
import { useMe } from "#web/shared/session/session.ts";
import type { Mentionable } from "#web/shared/writing/mentions.ts";

const nobody: Mentionable[] = [];

/** Teammates with all of these permissions, by the names used in notes. */
export function useTeammates(...wanted: TeamPermission[]): Mentionable[] {
  const { companyAdmin } = useMe();
  const { data = nobody } = useQuery({
    ...teamOf(companyAdmin?.companyId ?? ""),
    select: (team) =>
      team
        .filter((member) => isActive(member) && wanted.every((each) => member.permissions[each]))
        .map(({ userId, fullName, profilePicture }) => ({
          id: userId,
          name: fullName,
          image: profilePicture,
        })),
  });
  return data;
}
