import { useMe } from "#web/shared/session/session.ts";
import type { Conversation } from "#contract/messaging.ts";
import { type Side, closedBecause } from "../conversations.ts";
import { PinnedPane, SearchPane } from "../conversation/found-pane.tsx";
import { TeamThread, TeamThreadDrawer } from "../thread/team-thread.tsx";
import { ThreadDrawer, ThreadPane } from "../thread/thread-pane.tsx";
import type { Panel } from "../use-messages-place.ts";

interface BesideProps {
  conversation: Conversation;
  thread: string | null;
  panel: Panel | null;
  look: "pane" | "drawer";
  onFound: () => void;
  onThread: (id: string) => void;
  onClose: () => void;
}
/** A thread, the team's own channel, search results or pinned messages. */
export function Beside({ conversation, thread, panel, look, onFound, onThread, onClose }: BesideProps) {
  const { can } = useMe();
  const { cid, teamCid, candidate } = conversation;
  const side: Side = teamCid ? "company" : "candidate";
  if (thread) {
    const props = { id: thread, cid, closed: closedBecause(conversation, side, can), onClose };
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
