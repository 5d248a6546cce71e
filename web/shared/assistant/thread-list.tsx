import { Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import type { ListedThread } from "#contract/assistant-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { api } from "#web/api/client.ts";
import { dayWords } from "#web/shared/chat/chat-time.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { type AskingSide, threadsOf } from "./assistant-queries.ts";
import styles from "./threads.module.css";

interface ThreadListProps {
  side: AskingSide;
  /** The address of the screen. */
  href: string;
  threads: readonly ListedThread[];
  openId: string | null;
}

/** Conversations under Today, Yesterday, then their date. */
export function ThreadList({ side, href, threads, openId }: ThreadListProps) {
  const navigate = useNavigate();
  const { decide, waiting } = useHeldDecisions<ListedThread>({
    call: ({ id }) => api.assistant.removeThread({ params: { id } }),
    about: ({ id }) => id,
    words: () => "Conversation deleted",
    stale: [threadsOf(side)],
  });
  function remove(thread: ListedThread) {
    decide(thread);
    // The address of a conversation that is gone opens nothing.
    if (thread.id === openId) void navigate(href, { replace: true });
  }
  const shown = waiting(threads);
  if (shown.length === 0)
    return (
      <EmptyState
        size="sm"
        title="No conversations yet"
        action={
          <ButtonLink size="sm" href={`${href}?thread=new`}>
            Ask a question
          </ButtonLink>
        }
      >
        What you ask appears here.
      </EmptyState>
    );
  const days = Map.groupBy(shown, ({ changedAt }) => dayWords(new Date(changedAt)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <List label={day}>
        {ofDay.map((thread) => (
          <ListRow
            key={thread.id}
            href={addressOf(href, thread)}
            current={thread.id === openId}
            title={thread.title}
            text={thread.jobTitle}
            end={
              <IconButton
                size="sm"
                icon={Trash2}
                label={`Delete ${thread.title}`}
                onClick={() => remove(thread)}
              />
            }
          />
        ))}
      </List>
    </section>
  ));
}

function addressOf(href: string, { id, jobId }: ListedThread) {
  return `${href}?${new URLSearchParams({ ...(jobId && { job: jobId }), thread: id })}`;
}
