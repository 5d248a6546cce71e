import { useQuery } from "@tanstack/react-query";
import { Ellipsis, MailPlus, RotateCcw, UserPlus, X } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import type { TeamInvite, TeamMember } from "#contract/team-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { JoinRequests } from "./join-requests.tsx";
import { MemberDrawer } from "./member-drawer.tsx";
import { RightsTable } from "./rights-table.tsx";
import { mayText } from "./permission-fields.tsx";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { TeamTabs } from "#web/hire/shared/team/team-tabs.tsx";
import { teamInvites, teamOf, useMayGive } from "#web/hire/shared/team/team.ts";
import { useTeam } from "./use-team.ts";
import styles from "./team.module.css";

export const handle: ScreenRights = { changes: "team" };

export const meta = siteMeta({ title: "Team", path: "/hire/team", hidden: true });

/** Who hires here, what each may do, and who is invited. */
export default function TeamPage() {
  const { companyAdmin } = useMe();
  const companyId = companyAdmin?.companyId ?? "";
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const members = useQuery(teamOf(companyId));
  const { data: team } = members;
  const { setPermissions, setDisabled, resend, remove, decline } = useTeam(companyId);
  const open = team?.find(({ id }) => id === search.get("open"));
  const may = useCan()("team");
  const mayGive = useMayGive();
  const { data: invites = [] } = useQuery({ ...teamInvites, enabled: may });
  const waiting = invites.filter(({ state }) => state === "pending");
  const requests = invites.filter(({ state }) => state === "requested");
  const go = (query = "") => void navigate(`/hire/team${query}`, { replace: true });

  return (
    <>
      <PageHeader
        title="Team"
        actions={
          may && (
            <Button tone="fill" icon={UserPlus} onClick={() => go("?invite=1")}>
              Invite
            </Button>
          )
        }
      >
        <TeamTabs />
      </PageHeader>
      <PaneBody space="md">
        <Stack gap={12} className={styles.page}>
          <Loaded of={members} rows={4} loading="Loading team" failed="Couldn’t load your team">
            {(all) => (
              <List label="Team" divided>
                {all.map((member) => (
                  <MemberRow key={member.id} member={member} mine={member.id === companyAdmin?.id} />
                ))}
              </List>
            )}
          </Loaded>
          {team && (
            <RightsTable
              team={team}
              mine={companyAdmin?.id}
              may={may}
              mayGive={mayGive}
              onChange={(member, part) => void setPermissions(member, part)}
            />
          )}
          <JoinRequests
            requests={requests}
            onInvite={(email) => go(`?invite=1&email=${encodeURIComponent(email)}`)}
            onDecline={decline}
          />
          {waiting.length > 0 && (
            <Section title="Invited">
              <List label="Invitations" divided>
                {waiting.map((invite) => (
                  <InviteRow key={invite.id} invite={invite} may={may} onResend={resend} onRemove={remove} />
                ))}
              </List>
            </Section>
          )}
        </Stack>
      </PaneBody>
      {may && search.has("invite") && <InviteDialog email={search.get("email") ?? ""} onClose={() => go()} />}
      {open && (
        <MemberDrawer
          member={open}
          mine={open.id === companyAdmin?.id}
          may={may}
          mayGive={mayGive}
          onClose={() => go()}
          onPermissions={(part) => void setPermissions(open, part)}
          onDisabled={(disabled) => void setDisabled(open, disabled)}
        />
      )}
    </>
  );
}

function MemberRow({ member, mine }: { member: TeamMember; mine: boolean }) {
  return (
    <ListRow
      href={`/hire/team?open=${member.id}`}
      leading={<Avatar name={member.fullName} src={member.profilePicture} />}
      title={mine ? `${member.fullName} (you)` : member.fullName}
      end={accessBadge(member)}
      text={[member.title, member.email].filter(Boolean).join(", ")}
      foot={mayText(member.permissions)}
    />
  );
}

function accessBadge({ disabled, closed }: TeamMember) {
  if (closed) return <Badge tone="warn">Account disabled</Badge>;
  return disabled ? <Badge tone="warn">No access</Badge> : undefined;
}

interface InviteRowProps {
  invite: TeamInvite;
  /** Whether I may change the team. */
  may: boolean;
  onResend: (invite: TeamInvite) => void;
  onRemove: (invite: TeamInvite) => void;
}
function InviteRow({ invite, may, onResend, onRemove }: InviteRowProps) {
  return (
    <ListRow
      leading={<Icon of={MailPlus} />}
      title={invite.email}
      end={
        <span className={styles.end}>
          {invite.expired && <Badge tone="warn">Expired</Badge>}
          {may && (
            <Menu
              trigger={<IconButton size="sm" icon={Ellipsis} label={`More for ${invite.email}`} />}
              items={[
                { label: "Send again", icon: RotateCcw, onSelect: () => onResend(invite) },
                { label: "Withdraw invitation", icon: X, danger: true, onSelect: () => onRemove(invite) },
              ]}
            />
          )}
        </span>
      }
      text={
        <>
          {invite.title && `${invite.title}, `}invited <TimeAgo at={invite.createdAt} />
        </>
      }
      foot={mayText(invite.permissions)}
    />
  );
}
