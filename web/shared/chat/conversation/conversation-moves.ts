import { useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "#contract/messaging.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

type Move = "archive" | "unArchive" | "archiveAndClose" | "unArchiveAndOpen";
const moved: Record<Move, string> = {
  archive: "Conversation archived",
  unArchive: "Conversation unarchived",
  archiveAndClose: "Conversation archived and closed",
  unArchiveAndOpen: "Conversation reopened",
};
const backAgain: Record<Move, Move> = {
  archive: "unArchive",
  unArchive: "archive",
  archiveAndClose: "unArchiveAndOpen",
  unArchiveAndOpen: "archiveAndClose",
};

/** Archives a conversation, closes it, or takes either back; each can be undone. */
export function useConversationMoves({ applicationId }: Conversation) {
  const cache = useQueryClient();
  return async function move(how: Move, canUndo = true) {
    try {
      await api.messaging[how]({ body: { requestIds: [applicationId] } });
      showToast({
        text: moved[how],
        tone: "success",
        ...(canUndo && { undo: () => void move(backAgain[how], false) }),
      });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await cache.invalidateQueries({ queryKey: ["conversations"] });
  };
}
