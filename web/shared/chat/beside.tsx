import type { Conversation } from "#contract/messaging.ts";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { type Side, closedBecause } from "./conversations.ts";
import { focusMessage } from "./focus-moves.ts";
import { PinnedPane, SearchPane } from "./found-pane.tsx";
import { TeamThread, TeamThreadDrawer } from "./team-thread.tsx";
import { ThreadDrawer, ThreadPane } from "./thread-pane.tsx";
import type { MessagesPlace, Panel } from "./use-messages-place.ts";

interface Wanted {
  place: MessagesPlace;
  conversation: Conversation | undefined;
}
/** What stands beside the conversation, and whether there is room for it. */
export function useBeside({ place, conversation }: Wanted) {
  const room = !usePhone();
  const { thread } = place;
  const panel = place.panel === "team" && !conversation?.teamCid ? null : place.panel;
  const shown = Boolean(thread ?? panel);
  return {
    thread,
    panel,
    beside: shown && room,
    over: shown && !room,
    /** What is over the conversation makes room for what was found in it. */
    onFound: () => place.go({ thread: null, panel: null }),
    onThread: (id: string) => place.go({ thread: id, panel: null }),
    onClose() {
      focusMessage(thread);
      place.go({ thread: null, panel: null });
    },
  };
}

interface BesideProps {
  conversation: Conversation;
  thread: string | null;
  panel: Panel | null;
  look: "pane" | "drawer";
  onFound: () => void;
  onThread: (id: string) => void;
  onClose: () => void;
}
/** A thread, the team's own talk, what was found or what is pinned. */
export function Beside({ conversation, thread, panel, look, onFound, onThread, onClose }: BesideProps) {
  const { cid, teamCid, candidate } = conversation;
  const side: Side = teamCid ? "company" : "candidate";
  if (thread) {
    const props = { id: thread, cid, closed: closedBecause(conversation, side), onClose };
    return look === "pane" ? (
      <ThreadPane key={thread} {...props} />
    ) : (
      <ThreadDrawer key={thread} {...props} />
    );
  }
  if (panel === "search") return <SearchPane {...{ cid, look, onFound, onThread, onClose }} />;
  if (panel === "pinned") return <PinnedPane {...{ cid, look, onFound, onThread, onClose }} />;
  if (panel !== "team" || !teamCid) return null;
  const props = { cid: teamCid, name: candidate.fullName, onClose };
  return look === "pane" ? <TeamThread {...props} /> : <TeamThreadDrawer {...props} />;
}
