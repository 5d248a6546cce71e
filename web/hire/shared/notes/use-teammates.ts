import { useQuery } from "@tanstack/react-query";
import type { TeamPermission } from "#contract/team-rights.ts";
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
        .filter(({ disabled, permissions }) => !disabled && wanted.every((each) => permissions[each]))
        .map(({ userId, fullName, profilePicture }) => ({
          id: userId,
          name: fullName,
          image: profilePicture,
        })),
  });
  return data;
}
