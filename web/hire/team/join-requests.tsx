import { UserPlus } from "lucide-react";
import type { TeamInvite } from "#contract/team-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";

interface JoinRequestsProps {
  requests: TeamInvite[];
  onInvite: (email: string) => void;
  onDecline: (request: TeamInvite) => void;
}
/** Colleagues with a confirmed address at the company who ask to hire along. */
export function JoinRequests({ requests, onInvite, onDecline }: JoinRequestsProps) {
  if (requests.length === 0) return null;
  return (
    <Section title="Asking to join">
      <List label="Requests to join" divided>
        {requests.map((request) => (
          <ListRow
            key={request.id}
            leading={<Icon of={UserPlus} />}
            title={request.fullName ?? request.email}
            text={
              <>
                {request.email}, confirmed. Asked <TimeAgo at={request.createdAt} />
              </>
            }
            foot={
              <Row gap={2} wrap>
                <Button size="sm" onClick={() => onInvite(request.email)}>
                  Invite
                </Button>
                <Button size="sm" tone="bare" onClick={() => onDecline(request)}>
                  Decline
                </Button>
              </Row>
            }
          />
        ))}
      </List>
    </Section>
  );
}
