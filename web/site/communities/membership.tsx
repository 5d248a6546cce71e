import type { Community } from "#contract/communities.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { useNavigate } from "react-router";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import type { Visitor } from "#web/shared/session/visitor.tsx";
import { EditCommunity } from "./community-form.tsx";
import { communitiesPath, communityPath, staleCommunities } from "./communities.ts";

interface MembershipProps {
  community: Community;
  visitor: Visitor;
}
/** Joining and leaving. */
export function Membership({ community, visitor }: MembershipProps) {
  const { id, name, joining, standing } = community;
  const join = useChange({
    call: () => api.communities.join({ params: { id } }),
    success: (joined) => (joined.standing === "asked" ? "Asked to join" : `You’re in ${name}`),
    stale: staleCommunities,
    once: () => id,
  });
  if (visitor === "nobody")
    return (
      <ButtonLink tone="fill" href={`/sign-in?to=${encodeURIComponent(communityPath(id))}`}>
        Sign in to join
      </ButtonLink>
    );
  if (standing === "removed")
    return <p>A moderator took you out of this community. You can’t join again unless one lets you in.</p>;
  if (standing === null)
    return (
      <Button tone="fill" busy={join.isPending} onClick={() => join.mutate()}>
        {joining === "asked" ? "Ask to join" : "Join"}
      </Button>
    );
  return (
    <Row wrap>
      {standing === "moderator" && <EditCommunity community={community} />}
      <Leave community={community} />
    </Row>
  );
}

function Leave({ community: { id, name, members, standing } }: { community: Community }) {
  const navigate = useNavigate();
  const last = standing !== "asked" && members === 1;
  const leave = useChange({
    call: () => api.communities.leave({ params: { id } }),
    done: () => last && navigate(communitiesPath),
    success: standing === "asked" ? "You no longer ask to join" : `You left ${name}`,
    stale: staleCommunities,
    once: () => id,
  });
  if (standing === "asked")
    return (
      <Button busy={leave.isPending} onClick={() => leave.mutate()}>
        Cancel request
      </Button>
    );
  return (
    <ConfirmDialog
      title={`Leave ${name}?`}
      description={
        last
          ? "You’re its only member, so the community ends with you. Its jobs stay where else they are."
          : "You can join again at any time."
      }
      action="Leave community"
      danger={last}
      busy={leave.isPending}
      onConfirm={() => leave.mutate()}
      trigger={<Button>Leave</Button>}
    />
  );
}
