import type { ReactNode, Ref } from "react";
import type { Conversation } from "#contract/messaging.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneHead } from "#ui/layout/pane.tsx";
import { type Side, headLine, otherSide, othersIn } from "../conversations.ts";
import type { MessagesPlace } from "../use-messages-place.ts";

interface ConversationHeadProps {
  conversation: Conversation;
  side: Side;
  place: MessagesPlace;
  /** Who is connected now; null while nobody knows. */
  online?: ReadonlySet<string> | null;
  headingRef?: Ref<HTMLHeadingElement>;
  aside?: ReactNode;
}
const nobody: ReadonlySet<string> = new Set();

/** With whom one talks, and about what. */
export function ConversationHead(props: ConversationHeadProps) {
  const { conversation, side, place, online = null, headingRef, aside } = props;
  const other = otherSide(conversation, side);
  // There the list with the page's own title is out of sight.
  const phone = usePhone();
  const here = othersIn(conversation, side).some(({ userId }) => online?.has(userId));
  return (
    <PaneHead tall>
      <DetailHeader
        size="sm"
        level={phone ? 1 : 2}
        headingRef={headingRef}
        back={{
          href: place.href({ application: null, thread: null, panel: null }),
          label: "Back to messages",
        }}
        leading={
          other.company ? (
            <CompanyMark name={other.name} src={other.picture} />
          ) : (
            <Avatar name={other.name} src={other.picture} dot={here ? "online" : undefined} />
          )
        }
        title={other.name}
        text={headLine(conversation, side, { online: online !== null, here: online ?? nobody })}
        aside={aside}
      />
    </PaneHead>
  );
}
