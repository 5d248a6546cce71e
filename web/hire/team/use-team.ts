import type { QueryClient } from "@tanstack/react-query";
import type { Permissions, TeamInvite, TeamMember } from "#contract/team-shapes.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChanges } from "#web/api/use-change.ts";
import { teamIssue } from "#web/words/failures.ts";
import { teamInvites, teamOf } from "#web/hire/shared/team/team.ts";

/** What can be done about the team. Switches turn at once and turn back when the server refuses. */
export function useTeam(companyId: string) {
  const change = useChanges({ stale: [["team"]], otherwise: teamIssue });
  const shown = (id: string, part: Partial<TeamMember>) => (cache: QueryClient) =>
    showNow<TeamMember[]>(cache, teamOf(companyId), (all) =>
      all.map((each) => (each.id === id ? { ...each, ...part } : each)),
    );

  const setPermissions = (member: TeamMember, part: Partial<Permissions>) =>
    change({
      call: () => api.companies.setPermissions({ body: { companyAdminId: member.id, permissions: part } }),
      optimistic: shown(member.id, { permissions: { ...member.permissions, ...part } }),
    });

  const setDisabled = (member: TeamMember, disabled: boolean): Promise<boolean> =>
    change({
      call: () => api.companies.updateMember({ params: { id: member.id }, body: { disabled } }),
      optimistic: shown(member.id, { disabled }),
      success: (): ToastWish => ({
        text: disabled ? `${member.fullName} no longer has access` : `${member.fullName} has access again`,
        key: `access-${member.id}`,
        undo: () => void setDisabled({ ...member, disabled }, !disabled),
      }),
    });

  const resend = ({ id, email }: TeamInvite) =>
    change({
      call: () => api.companies.resendInvite({ params: { id } }),
      success: `Invitation sent again to ${email}`,
    });

  const end = ({ id }: TeamInvite, success: string) =>
    change({
      call: () => api.companies.removeInvite({ params: { id } }),
      optimistic: (cache) =>
        showNow<TeamInvite[]>(cache, teamInvites, (all) => all.filter((each) => each.id !== id)),
      success,
    });
  const remove = (invite: TeamInvite) => end(invite, `Invitation to ${invite.email} withdrawn`);
  const decline = (request: TeamInvite) => end(request, `Request from ${request.email} declined`);

  return { setPermissions, setDisabled, resend, remove, decline };
}
