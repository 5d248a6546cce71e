import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List } from "#ui/data/lists/list-row.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";
import { ConversationComing } from "../conversation/conversation-coming.tsx";
import { ConversationRow } from "../list/conversation-row.tsx";
import { type Group, type Side, conversationsIn, conversationsOf, inOrder } from "../conversations.ts";
import { focusRow, walkRows } from "../focus-moves.ts";
import { ThreadsButton } from "../thread/threads-button.tsx";
import { useBeside } from "./use-beside.ts";
import { groups, useMessagesPlace } from "../use-messages-place.ts";
import { useConversations } from "../list/use-conversations.ts";

// The list comes first; what it takes to read and write a conversation is fetched beside it.
const Beside = lazyPart(async () => (await import("./beside.tsx")).Beside);
const ConversationPane = lazyPart(
  async () => (await import("../conversation/conversation-pane.tsx")).ConversationPane,
  (props) => <ConversationComing {...props} />,
);
const ThreadsList = lazyPart(async () => (await import("../thread/threads-list.tsx")).ThreadsList);

/** Everyone one talks to, and the conversation that is open. */
export function MessagesView({ side, path }: { side: Side; path: string }) {
  const place = useMessagesPlace(path);
  const { items, further, counts, live, open, failure, again, ...coming } = useConversations(side, place);
  const beside = useBeside({ place, conversation: open });
  useWayBack(place.application);
  const phone = usePhone();
  const failed = failure && (
    <EmptyState
      size="sm"
      title="Couldn’t load your conversations"
      action={<Button onClick={again}>Try again</Button>}
    >
      {sentenceOf(failure)}
    </EmptyState>
  );
  return (
    <Split
      phone={place.application ? "detail" : "list"}
      list={
        <Pane label="Conversations">
          <PageHeader
            size="pane"
            title="Messages"
            actions={
              <ThreadsButton
                pressed={place.group === "threads"}
                onClick={() =>
                  place.go({ group: place.group === "threads" ? "all" : "threads", thread: null })
                }
              />
            }
          >
            <LinkTabs
              label="Conversations"
              tabs={groups.map(({ name, label }) => ({
                href: place.href({ group: name, application: null, thread: null, panel: null }),
                label,
                count: counts?.[name] || undefined,
                current: name === place.group,
              }))}
            />
          </PageHeader>
          <PaneBody space="none">
            {failed ??
              (place.group === "threads" ? (
                <Suspense fallback={<ListSkeleton rows={4} label="Loading threads" />}>
                  <ThreadsList open={place.thread} href={place.href} />
                </Suspense>
              ) : (
                <Conversations
                  key={place.group}
                  {...{ side, items, further, live, open }}
                  group={place.group}
                  hrefOf={(application) => place.href({ application, thread: null, panel: null })}
                />
              ))}
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Conversation">
          {open ? (
            <Suspense fallback={<ConversationComing conversation={open} side={side} place={place} />}>
              <ConversationPane key={open.cid} conversation={open} side={side} place={place} />
            </Suspense>
          ) : failed ? (
            phone && failed
          ) : (
            <NothingOpen
              side={side}
              {...coming}
              threads={place.group === "threads"}
              back={place.href({ application: null })}
            />
          )}
          <Suspense>
            {beside.over && open && <Beside {...beside} conversation={open} look="drawer" />}
          </Suspense>
        </Pane>
      }
      aside={
        beside.beside && open ? (
          <Suspense>
            <Beside {...beside} conversation={open} look="pane" />
          </Suspense>
        ) : undefined
      }
    />
  );
}

function Coming() {
  return <ListSkeleton rows={5} label="Loading conversation" />;
}

/** Back from a conversation, the keyboard stands where it was chosen. */
function useWayBack(application: string | null) {
  const before = useRef(application);
  useEffect(() => {
    if (!application && before.current) focusRow(before.current);
    before.current = application;
  }, [application]);
}

interface NothingOpenProps extends Pick<
  ReturnType<typeof useConversations>,
  "missing" | "lost" | "againOpen" | "waiting"
> {
  side: Side;
  threads: boolean;
  back: string;
}
/** In the place of a conversation: it comes, there is none of that name, none is chosen, or there is none at all. */
function NothingOpen({ side, missing, lost, againOpen, waiting, threads, back }: NothingOpenProps) {
  const phone = usePhone();
  return (
    <>
      {phone && <h1 className="sr">Messages</h1>}
      {waiting && <Coming />}
      {lost && (
        <EmptyState
          title="Couldn’t load the conversation"
          action={<Button onClick={againOpen}>Try again</Button>}
        >
          {sentenceOf(lost)}
        </EmptyState>
      )}
      {missing && (
        <EmptyState title="No conversation yet" action={<ButtonLink href={back}>All messages</ButtonLink>}>
          {side === "company"
            ? "It opens when your team shortlists this person."
            : "It opens when the team shortlists you."}
        </EmptyState>
      )}
      {!waiting && !missing && !lost && threads && (
        <EmptyState title="No thread selected">Choose one from the list.</EmptyState>
      )}
      {!waiting && !missing && !lost && !threads && (
        <EmptyState title="No conversation selected">{emptyWords[side]}</EmptyState>
      )}
    </>
  );
}

interface ConversationsProps extends Pick<
  ReturnType<typeof useConversations>,
  "items" | "further" | "live" | "open"
> {
  side: Side;
  group: Group;
  hrefOf: (application: string) => string;
}
function Conversations({ side, group, items, further, live, open, hrefOf }: ConversationsProps) {
  const { id: me } = useMe();
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim());
  const found = useInfiniteQuery({
    ...conversationsOf(side, group, wanted),
    enabled: wanted !== "",
    placeholderData: keepPreviousData,
  });
  if (!items) return <ListSkeleton rows={6} label="Loading conversations" />;
  if (!items.length)
    return (
      <EmptyState size="sm" title="No conversations yet">
        {group === "archived" ? "Archived conversations appear here." : emptyWords[side]}
      </EmptyState>
    );
  const shown = (wanted && found.data && conversationsIn(found.data)) || items;
  return (
    <>
      {items.length > 8 && (
        <div style={{ padding: "var(--s2) var(--s3)" }}>
          <SearchInput label="Search conversations" value={words} onChange={setWords} />
        </div>
      )}
      <List label="Conversations" onKeyDown={walkRows}>
        {inOrder(shown, live).map((conversation) => (
          <ConversationRow
            key={conversation.applicationId}
            conversation={conversation}
            live={live.get(conversation.cid)}
            me={me}
            side={side}
            open={conversation.applicationId === open?.applicationId}
            href={hrefOf(conversation.applicationId)}
          />
        ))}
      </List>
      {shown === items && <ShowMore {...further} />}
      {shown.length === 0 && (
        <EmptyState size="sm" title="No conversations found">
          No one and no job with that name.
        </EmptyState>
      )}
    </>
  );
}

const emptyWords: Record<Side, string> = {
  company: "Shortlist someone to start a conversation.",
  candidate: "When a team shortlists you, you can message each other here.",
};
