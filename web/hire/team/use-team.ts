import { useQueryClient } from "@tanstack/react-query";
import type { Permissions, TeamInvite, TeamMember } from "#contract/team-shapes.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { teamIssue } from "#web/words/failures.ts";
import { teamInvites, teamOf } from "./team.ts";

/** What can be done about the team. Switches turn at once and turn back when the server refuses. */
export function useTeam(companyId: string) {
  const cache = useQueryClient();
  const team = teamOf(companyId).queryKey;
  const refresh = () => cache.invalidateQueries({ queryKey: ["team"] });

  function show(id: string, part: Partial<TeamMember>) {
    cache.setQueryData(team, (all) => all?.map((each) => (each.id === id ? { ...each, ...part } : each)));
  }
  async function act(change: () => Promise<unknown>) {
    try {
      await change();
    } catch (error) {
      showToast({ text: sentenceOf(error, teamIssue), tone: "error" });
    } finally {
      void refresh();
    }
  }

  function setPermissions(member: TeamMember, part: Partial<Permissions>) {
    show(member.id, { permissions: { ...member.permissions, ...part } });
    return act(() =>
      api.companies.setPermissions({ body: { companyAdminId: member.id, permissions: part } }),
    );
  }

  function setDisabled(member: TeamMember, disabled: boolean) {
    show(member.id, { disabled });
    return act(async () => {
      await api.accounts.updateCompanyAdmin({ params: { id: member.id }, body: { disabled } });
      showToast({
        text: disabled ? `${member.fullName} cannot sign in here any more` : `${member.fullName} is back`,
        key: `access-${member.id}`,
        undo: () => void setDisabled({ ...member, disabled }, !disabled),
      });
    });
  }

  const resend = ({ id, email }: TeamInvite) =>
    act(async () => {
      await api.companies.resendInvite({ params: { id } });
      showToast({ text: `The invitation is on its way to ${email} again`, tone: "success" });
    });

  function remove({ id, email }: TeamInvite) {
    cache.setQueryData(teamInvites.queryKey, (all) => all?.filter((each) => each.id !== id));
    return act(async () => {
      await api.companies.removeInvite({ params: { id } });
      showToast({ text: `The invitation of ${email} is withdrawn`, tone: "success" });
    });
  }

  return { setPermissions, setDisabled, resend, remove };
}
