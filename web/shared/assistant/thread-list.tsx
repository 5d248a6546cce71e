import { Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import type { ListedThread } from "#contract/assistant-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { dayWords } from "#web/shared/chat/chat-time.ts";
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
  const remove = useChange({
    call: (id: string) => api.assistant.removeThread({ params: { id } }),
    // The address of a conversation that is gone opens nothing.
    done: (_, id) => id === openId && navigate(href, { replace: true }),
    success: "Conversation deleted",
    stale: [threadsOf(side)],
  });
  if (threads.length === 0)
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
  const days = Map.groupBy(threads, ({ changedAt }) => dayWords(new Date(changedAt)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <List label={day}>
        {ofDay.map(({ id, title, jobId, jobTitle }) => (
          <ListRow
            key={id}
            href={`${href}?${new URLSearchParams({ ...(jobId && { job: jobId }), thread: id })}`}
            current={id === openId}
            title={title}
            text={jobTitle}
            end={
              <IconButton
                size="sm"
                icon={Trash2}
                label={`Delete ${title}`}
                onClick={() => remove.mutate(id)}
              />
            }
          />
        ))}
      </List>
    </section>
  ));
}
