import { useQuery } from "@tanstack/react-query";
import { MessageSquarePlus } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { coachThreads } from "#web/shared/assistant/assistant-queries.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { Conversation } from "./conversation.tsx";
import { ThreadList } from "./thread-list.tsx";

export const meta = siteMeta({ title: "Coach", path: "/coach", hidden: true });

/** Conversations with the coach: those there are, and the one that is open. */
export default function CoachPage() {
  const [search, setSearch] = useSearchParams();
  const threads = useQuery(coachThreads);
  const open = search.get("thread");
  return (
    <Split
      phone={open ? "detail" : "list"}
      list={
        <Pane label="Conversations">
          <PageHeader
            size="pane"
            title="Coach"
            actions={
              <ButtonLink size="sm" icon={MessageSquarePlus} href="/coach?thread=new">
                New
              </ButtonLink>
            }
          />
          <PaneBody space="none">
            <Loaded
              of={threads}
              rows={5}
              loading="Loading conversations"
              failed="Couldn’t load conversations"
              size="sm"
            >
              {(all) => <ThreadList threads={all} openId={open} />}
            </Loaded>
          </PaneBody>
        </Pane>
      }
      detail={
        <Conversation
          threadId={open && open !== "new" ? open : null}
          onBegun={(thread) => setSearch({ thread }, { replace: true })}
        />
      }
    />
  );
}
