import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquarePlus } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
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
  /** What is offered before the first question. */
  beginning: (ask: (question: string) => void) => ReactNode;
}

/** Conversations with the assistant: those there are, and the one that is open. */
export function AssistantScreen({ title, ...shown }: AssistantScreenProps) {
  const { side, href } = shown;
  const [search, setSearch] = useSearchParams();
  const threads = useInfiniteQuery(threadsOf(side));
  const open = search.get("thread");
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
          {...shown}
          threadId={open && open !== "new" ? open : null}
          onBegun={(thread) => setSearch({ thread }, { replace: true })}
        />
      }
    />
  );
}
