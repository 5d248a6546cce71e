import { Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import type { AssistantThread } from "#contract/assistant-shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { coachThreads } from "#web/shared/assistant/assistant-queries.ts";
import { dayWords } from "#web/shared/chat/chat-time.ts";
import styles from "./coach.module.css";

/** Conversations under Today, Yesterday, then their date. */
export function ThreadList({
  threads,
  openId,
}: {
  threads: readonly AssistantThread[];
  openId: string | null;
}) {
  const navigate = useNavigate();
  const remove = useChange({
    call: (id: string) => api.assistant.removeThread({ params: { id } }),
    // The address of a conversation that is gone opens nothing.
    done: (_, id) => id === openId && navigate("/coach", { replace: true }),
    success: "Conversation deleted",
    stale: [coachThreads],
  });
  if (threads.length === 0)
    return (
      <EmptyState size="sm" title="No conversations yet">
        What you ask appears here.
      </EmptyState>
    );
  const days = Map.groupBy(threads, ({ changedAt }) => dayWords(new Date(changedAt)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <List label={day}>
        {ofDay.map(({ id, title }) => (
          <ListRow
            key={id}
            href={`/coach?thread=${id}`}
            current={id === openId}
            title={title}
            foot={
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
