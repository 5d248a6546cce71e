import { useState } from "react";
import type { TeamPermission } from "#contract/team-rights.ts";
import type { Permissions, TeamMember } from "#contract/team-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { PermissionFields } from "./permission-fields.tsx";

interface MemberDrawerProps {
  member: TeamMember;
  /** Nobody takes their own access away. */
  mine: boolean;
  /** Whether I may change the team. */
  may: boolean;
  /** Which permissions I decide about for others. */
  mayGive: (name: TeamPermission) => boolean;
  onClose: () => void;
  onPermissions: (part: Partial<Permissions>) => void;
  onDisabled: (disabled: boolean) => void;
}

/** What one person of the team may do, and whether they may come in at all. */
export function MemberDrawer(props: MemberDrawerProps) {
  const { member, mine, may, mayGive, onClose, onPermissions, onDisabled } = props;
  const [asking, setAsking] = useState(false);
  return (
    <Drawer
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={member.fullName}
      description={[member.title, member.email].filter(Boolean).join(", ")}
      footer={
        mine || !may ? undefined : member.disabled ? (
          <Button tone="fill" onClick={() => onDisabled(false)}>
            Restore access
          </Button>
        ) : (
          <Button tone="danger" onClick={() => setAsking(true)}>
            Remove access
          </Button>
        )
      }
    >
      {member.closed && <p role="note">We disabled this account. No one can sign in to it.</p>}
      <PermissionFields
        value={member.permissions}
        disabled={mine || !may || member.disabled}
        mayGive={mayGive}
        onChange={onPermissions}
      />
      {mine && may && <p>Ask a teammate to change your permissions.</p>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${member.fullName}’s access?`}
        description="They’ll be signed out of your company everywhere. Their work stays, and you can restore access anytime."
        action="Take access away"
        danger
        onConfirm={() => {
          setAsking(false);
          onDisabled(true);
        }}
      />
    </Drawer>
  );
}
