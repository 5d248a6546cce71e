import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquarePlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { type AskingSide, threadsOf } from "./assistant-queries.ts";
import { Conversation } from "./conversation.tsx";
import { ThreadList } from "./thread-list.tsx";

interface AssistantScreenProps {
  side: AskingSide;
  /** The address of the screen. */
  href: string;
  title: string;
  /** How it works, behind a button. */
  explanation: ReactNode;
  /** What is offered before the first question, of a job where it is about one. */
  beginning: (ask: (question: string) => void, jobId: string | null) => ReactNode;
  /** Says which job a conversation is about. */
  about?: (jobId: string) => ReactNode;
}

/** Conversations with the assistant: those there are, and the one that is open. */
export function AssistantScreen({ title, beginning, about, ...shown }: AssistantScreenProps) {
  const { side, href } = shown;
  const [search, setSearch] = useSearchParams();
  const threads = useInfiniteQuery(threadsOf(side));
  const open = search.get("thread");
  const threadId = open && open !== "new" ? open : null;
  const jobId = search.get("job");
  const opened = useOpened(jobId, threadId);
  return (
    <Split
      phone={open ? "detail" : "list"}
      list={
        <Pane label="Conversations">
          <PageHeader
            size="pane"
            title={title}
            actions={
              <ButtonLink size="sm" icon={MessageSquarePlus} href={`${href}?thread=new`}>
                New
              </ButtonLink>
            }
          />
          <PaneBody space="none">
            <Loaded
              of={{ ...threads, data: threads.data?.pages.flat() }}
              rows={5}
              loading="Loading conversations"
              failed="Couldn’t load conversations"
              size="sm"
            >
              {(all) => <ThreadList side={side} href={href} threads={all} openId={open} />}
            </Loaded>
            <ShowMore
              more={threads.hasNextPage}
              busy={threads.isFetchingNextPage}
              onMore={threads.fetchNextPage}
            />
          </PaneBody>
        </Pane>
      }
      detail={
        <Conversation
          key={opened.key}
          {...shown}
          beginning={(ask) => beginning(ask, jobId)}
          about={jobId !== null && about?.(jobId)}
          jobId={jobId}
          threadId={threadId}
          onAsked={opened.ask}
          onBegun={(thread) => {
            opened.begin(thread);
            setSearch({ ...(jobId !== null && { job: jobId }), thread }, { replace: true });
          }}
        />
      }
    />
  );
}

/** Each conversation is a component of its own; one that begins stays the same when its address follows. */
function useOpened(jobId: string | null, threadId: string | null) {
  const { key: visit } = useLocation();
  const [begun, setBegun] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState({ visit, jobId, threadId, fresh: 0, asked: false });
  if (last.visit !== visit) {
    const other = last.threadId !== threadId || last.jobId !== jobId;
    // One that has not begun is a new one when it is opened after another, or once something was asked in it.
    const anew = threadId === null && (other || last.asked);
    setLast({
      visit,
      jobId,
      threadId,
      fresh: last.fresh + (anew ? 1 : 0),
      asked: last.asked && !anew && !other,
    });
  }
  const key = threadId === null ? `new ${last.fresh}` : (begun.get(threadId) ?? threadId);
  return {
    key,
    ask: () => setLast((before) => ({ ...before, asked: true })),
    begin: (thread: string) => setBegun((before) => new Map([...before, [thread, key]])),
  };
}
