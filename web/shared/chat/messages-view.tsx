import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Conversation } from "#contract/messaging.ts";
import { Avatar } from "#ui/data/avatar.tsx";
import { CompanyMark } from "#ui/data/company-mark.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { LinkTabs } from "#ui/data/tabs.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { ConversationPane } from "./conversation-pane.tsx";
import { type Group, type Side, conversationsOf, otherSide, useFreshConversations } from "./conversations.ts";
import { TeamThread, TeamThreadDrawer, useRoomForTeam } from "./team-thread.tsx";

const groups: { name: Group; label: string }[] = [
  { name: "all", label: "Open" },
  { name: "applied", label: "Applied" },
  { name: "invited", label: "Invited" },
  { name: "archived", label: "Archived" },
];

/** Everybody one talks to, and the conversation that is open. */
export function MessagesView({ side, path }: { side: Side; path: string }) {
  const [search] = useSearchParams();
  const [team, setTeam] = useState(false);
  const beside = useRoomForTeam();
  useFreshConversations();
  const group = groups.find(({ name }) => name === search.get("group"))?.name ?? "all";
  const { data } = useQuery(conversationsOf(side, group));
  const wanted = search.get("application");
  const open =
    data?.items.find(({ applicationId }) => applicationId === wanted) ??
    (wanted ? undefined : data?.items[0]);
  const href = (to: { group?: Group; application?: string }) =>
    `${path}?${new URLSearchParams({ group: to.group ?? group, ...(to.application && { application: to.application }) })}`;
  const thread = team &&
    open?.teamCid && {
      cid: open.teamCid,
      name: open.candidate.fullName,
      onClose: () => setTeam(false),
    };
  return (
    <Split
      phone={wanted ? "detail" : "list"}
      list={
        <Pane label="Conversations">
          <PageHeader size="pane" title="Messages">
            <LinkTabs
              label="Conversations"
              tabs={groups.map(({ name, label }) => ({
                href: href({ group: name }),
                label,
                count: data?.counts[name] || undefined,
                current: name === group,
              }))}
            />
          </PageHeader>
          <PaneBody space="none">
            {data ? (
              <List label="Conversations">
                {data.items.map((conversation) => (
                  <Row
                    key={conversation.applicationId}
                    conversation={conversation}
                    side={side}
                    open={conversation === open}
                    href={href({ application: conversation.applicationId })}
                  />
                ))}
              </List>
            ) : (
              <ListSkeleton rows={6} label="Loading conversations" />
            )}
            {data?.items.length === 0 && (
              <EmptyState size="sm" title="No conversations here">
                {emptyWords[side]}
              </EmptyState>
            )}
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Conversation">
          {open ? (
            <>
              <ConversationPane
                key={open.cid}
                conversation={open}
                side={side}
                back={href({})}
                teamOpen={team}
                onTeam={() => setTeam(!team)}
              />
              {thread && !beside && <TeamThreadDrawer {...thread} />}
            </>
          ) : (
            <EmptyState title={wanted ? "There is no conversation yet" : "Nothing to read"}>
              {wanted ? "It opens when the team shortlists the person." : emptyWords[side]}
            </EmptyState>
          )}
        </Pane>
      }
      aside={thread && beside ? <TeamThread {...thread} /> : undefined}
    />
  );
}

const emptyWords: Record<Side, string> = {
  company: "Shortlist somebody, and you can write to each other.",
  candidate: "When a team shortlists you, you can write to each other here.",
};

function Row({
  conversation,
  side,
  open,
  href,
}: {
  conversation: Conversation;
  side: Side;
  open: boolean;
  href: string;
}) {
  const other = otherSide(conversation, side);
  const { lastMessage, unread, job, shownAs, lastActivityAt } = conversation;
  return (
    <ListRow
      href={href}
      current={open}
      unread={unread > 0}
      leading={
        other.company ? (
          <CompanyMark name={other.name} src={other.picture} />
        ) : (
          <Avatar name={other.name} src={other.picture} dot={unread ? "unread" : undefined} />
        )
      }
      title={other.name}
      end={<TimeAgo at={lastActivityAt} look="short" />}
      text={
        lastMessage
          ? `${lastMessage.fromMe ? "You: " : ""}${lastMessage.text || "A file"}`
          : "Nothing written yet"
      }
      lines={2}
      foot={`${job.jobTitle}, ${shownAs}`}
    />
  );
}
