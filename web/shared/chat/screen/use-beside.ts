import type { Conversation } from "#contract/messaging.ts";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { focusMessage } from "../focus-moves.ts";
import type { MessagesPlace } from "../use-messages-place.ts";

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
