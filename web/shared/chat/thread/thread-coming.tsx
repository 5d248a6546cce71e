import { useEffect, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import type { Thread } from "#web/api/chat-client/index.ts";

/** In the place of a thread that is being read, or that could not be. */
export function ThreadComing({ thread }: { thread: Thread | null }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!thread || failed) return;
    let left = false;
    // Joins the reading that is under way.
    thread.reload().catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [thread, failed]);
  if (!failed) return <ListSkeleton rows={4} label="Loading thread" />;
  return (
    <EmptyState
      size="sm"
      title="Couldn’t load the thread"
      action={<Button onClick={() => setFailed(false)}>Try again</Button>}
    >
      Check your connection. The first message may have been deleted.
    </EmptyState>
  );
}
